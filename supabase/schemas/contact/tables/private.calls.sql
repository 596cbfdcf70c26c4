create table private.calls (
  id uuid not null default gen_random_uuid(),
  conversation_id uuid not null,
  caller_id uuid not null,
  role text not null,
  party_id uuid not null,
  with_role text not null,
  with_id uuid not null,
  state text not null default 'requested'::text,
  reason text,
  provider_id text,
  seconds integer,
  at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default now(),
  constraint call_seconds_range check ((seconds >= 0)),
  constraint call_state
    check
    ((state = ANY (ARRAY['requested'::text, 'ringing'::text, 'connected'::text, 'ended'::text,
    'failed'::text]))),
  constraint calls_caller_id_fkey foreign key (caller_id) references auth.users(id),
  constraint calls_pkey primary key (id),
  constraint calls_provider_id_key unique (provider_id),
  constraint calls_conversation_id_fkey foreign key (conversation_id) references private.conversations(id)
);

create index calls_caller_idx on private.calls using btree (caller_id, at);

create index calls_open_idx on private.calls using btree (at)
  where (state = ANY (ARRAY['requested'::text, 'ringing'::text, 'connected'::text]));

create index calls_order_idx on private.calls using btree (conversation_id);

create trigger a_call_from_the_door
  after insert on private.calls
  for each row
  when ((new.with_role = 'user'::text))
  execute function private.tell_job_of_contact();

comment on column private.calls.reason is 'Why a call failed, as the telephony service says: busy, no-answer, failed, not_reached.';

comment on table private.calls is 'Calls between parties of a conversation: who, when and how long, without numbers and without recordings.';
