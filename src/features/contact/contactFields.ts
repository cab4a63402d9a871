import { personFields } from '../forms/schema/personFields';

export const contactFields = personFields;
