create table private.conversation_messages (
  conversation_id uuid not null,
  seq integer not null,
  client_id uuid not null,
  sender_id uuid not null,
  sender_role text not null,
  from_id uuid not null,
  to_role text not null,
  to_id uuid not null,
  kind text not null,
  body text,
  canned_code text,
  params jsonb not null default '{}'::jsonb,
  picture text,
  at timestamp with time zone not null default clock_timestamp(),
  removed_at timestamp with time zone,
  constraint message_body_length check (((length(body) >= 1) AND (length(body) <= 500))),
  constraint message_is_of_its_kind check (
CASE
    WHEN (removed_at IS NOT NULL) THEN (num_nonnulls(body, picture) = 0)
    WHEN (kind = 'text'::text) THEN ((body IS NOT NULL) AND (num_nonnulls(canned_code, picture) = 0))
    WHEN (kind = 'canned'::text) THEN ((canned_code IS NOT NULL) AND (num_nonnulls(body, picture) = 0))
    ELSE ((picture IS NOT NULL) AND (num_nonnulls(body, canned_code) = 0))
END),
  constraint message_kind check ((kind = ANY (ARRAY['text'::text, 'canned'::text, 'picture'::text]))),
  constraint order_messages_order_id_sender_id_client_id_key unique (conversation_id, sender_id, client_id),
  constraint order_messages_pkey primary key (conversation_id, seq),
  constraint order_messages_sender_id_fkey foreign key (sender_id) references auth.users(id),
  constraint conversation_messages_conversation_id_fkey foreign key (conversation_id)
    references private.conversations(id)
);

create unique index order_messages_picture_idx on private.conversation_messages using btree (picture)
  where (picture is not null);

create index order_messages_sender_idx on private.conversation_messages using btree (sender_id, at);

create trigger a_message_from_the_door
  after insert on private.conversation_messages
  for each row
  when ((new.to_role = 'user'::text))
  execute function private.tell_job_of_contact();

create trigger order_messages_are_append_only
  before delete or update on private.conversation_messages
  for each row
  execute function private.guard_message();

create trigger texts_are_plain
  before insert or update of body, params on private.conversation_messages
  for each row
  execute function private.keep_plain('body', 'params');

comment on column private.conversation_messages.client_id is 'Chosen by the sender''s device: a message that is sent again is stored once.';

comment on column private.conversation_messages.from_id is 'The party that writes: a person, or the vendor for whom sender_id works.';

comment on column private.conversation_messages.params is 'Figures of a canned sentence: {minutes}.';

comment on column private.conversation_messages.to_id is 'The party that reads: a person, or a vendor.';

comment on table private.conversation_messages is 'What the parties of a conversation write to each other, numbered without gaps. Append-only: when an account closes, only the content goes.';
