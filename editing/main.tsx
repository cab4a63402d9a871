import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('editing') ?? document.body).render(<p>…</p>);
