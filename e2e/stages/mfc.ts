import { holdToTable } from '../support/holdToTable';

holdToTable('mfc');
