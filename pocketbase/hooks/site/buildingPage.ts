/** The page before the first release; complete in itself, for nothing else is there yet. */
export const BUILDING_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="10">
<meta name="robots" content="noindex">
<title>The site is being built · Stran se pripravlja</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 2rem; padding: 1.5rem;
  font: 1.125rem/1.6 system-ui, sans-serif; text-align: center }
h1, h2 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2 }
p { margin: 0 }
</style>
</head>
<body>
<main>
<section><h1>The site is being built</h1><p>This page looks again by itself in ten seconds.</p></section>
<section lang="sl"><h2>Stran se pripravlja</h2><p>Čez deset sekund se bo osvežila sama.</p></section>
</main>
</body>
</html>
`;
