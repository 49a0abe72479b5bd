import type { JSONField } from 'payload';

/** JSON in the back office's own plain text area: Payload's editor is loaded from another company's server. */
export function jsonField(name: string, admin: JSONField['admin'] = {}): JSONField {
  return {
    name,
    type: 'json',
    admin: { ...admin, components: { Field: '/platform/back-office/json-field#JsonField' } },
  };
}
