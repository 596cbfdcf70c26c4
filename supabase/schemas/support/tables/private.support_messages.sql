create table private.support_messages (
  ticket_id uuid not null,
  seq integer not null,
  author_role text not null,
  author_id uuid,
  client_id uuid not null default gen_random_uuid(),
  body text,
  picture text,
  event text,
  params jsonb not null default '{}'::jsonb,
  at timestamp with time zone not null default clock_timestamp(),
  removed_at timestamp with time zone,
  constraint support_author
    check ((author_role = ANY (ARRAY['customer'::text, 'support'::text, 'system'::text]))),
  constraint support_body_length check (((length(body) >= 1) AND (length(body) <= 1000))),
  constraint support_event_known
    check
    ((event = ANY (ARRAY['opened'::text, 'claimed'::text, 'refunded'::text, 'declined'::text, 'closed'::text,
    'reopened'::text, 'closed_by_itself'::text]))),
  constraint support_message_says_something check (((removed_at IS
    NOT NULL) OR (num_nonnulls(body, picture, event) >= 1))),
  constraint support_messages_author_id_fkey foreign key (author_id) references auth.users(id),
  constraint support_messages_pkey primary key (ticket_id, seq),
  constraint support_messages_ticket_id_client_id_key unique (ticket_id, client_id),
  constraint support_messages_ticket_id_fkey foreign key (ticket_id) references private.support_tickets(id)
);

create index support_messages_author_idx on private.support_messages using btree (author_id, at)
  where (author_id is not null);

create unique index support_messages_picture_idx on private.support_messages using btree (picture)
  where (picture is not null);

create trigger support_messages_are_limited
  before insert on private.support_messages
  for each row
  when ((new.author_id IS NOT NULL))
  execute function private.limit_support_messages();

create trigger texts_are_plain
  before insert or update of body, params on private.support_messages
  for each row
  execute function private.keep_plain('body', 'params');

comment on column private.support_messages.event is 'What happened, said by the apps in the reader''s language; params holds its figures.';

comment on table private.support_messages is 'What customer and support wrote, and what happened to a ticket, numbered without gaps. Append-only: only the content goes when an account closes.';
