import { holdToTable } from './support/holdToTable';

holdToTable('default');
