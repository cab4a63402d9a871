import { createRoot } from 'react-dom/client';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import './page/base.css';
import { App } from './page/App';
import { language } from './texts/language';

document.documentElement.lang = language;
// The twins that wait for their files: a tool that is open for hours has its own type from the first line on.
document.documentElement.dataset['fonts'] = 'late';
createRoot(document.getElementById('editing') ?? document.body).render(<App />);
