import { personFields } from '../forms/personFields';

export const contactFields = personFields;
