create type private.conversation as (
  conversation_id uuid,
  role text,
  party_id uuid,
  with_role text,
  with_id uuid
);

comment on type private.conversation is 'Two parties of a conversation, seen from the first: each a role and a person or vendor.';
