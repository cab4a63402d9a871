import { holdToTable } from '../support/holdToTable';

holdToTable('realmfc');
