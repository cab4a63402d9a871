import { createRoot } from 'react-dom/client';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import './page/base.css';
import { App } from './page/App';
import { language } from './texts/language';

document.documentElement.lang = language;
createRoot(document.getElementById('editing') ?? document.body).render(<App />);
