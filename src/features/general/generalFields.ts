import { personFields } from '../forms/personFields';

export const generalFields = personFields;
