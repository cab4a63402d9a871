import { createRoot } from 'react-dom/client';
import '../src/styles/global.css';

createRoot(document.getElementById('frame') ?? document.body).render(<p>…</p>);
