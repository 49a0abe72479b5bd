export default function GlobalNotFound() { return <html><body>nf</body></html>; }
