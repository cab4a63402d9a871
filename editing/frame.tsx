import '../src/styles/global.css';
import { startFrame } from './frame/draw/startFrame';

startFrame(document.getElementById('frame') ?? document.body);
