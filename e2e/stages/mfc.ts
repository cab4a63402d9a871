import { testShellTable } from '../support/testShellTable';

testShellTable('mfc');
