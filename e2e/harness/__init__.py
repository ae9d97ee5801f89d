"""What the browser tests share: opening the app, deployments, running Python in the page."""
