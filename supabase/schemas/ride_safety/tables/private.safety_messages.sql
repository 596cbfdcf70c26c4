create table private.safety_messages (
  id bigint generated always as identity not null,
  sos_id uuid not null,
  phone text not null,
  body text not null,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  constraint safety_messages_pkey primary key (id),
  constraint safety_messages_sos_id_fkey foreign key (sos_id) references private.sos_calls(id)
    on delete cascade
);

create index safety_messages_open_idx on private.safety_messages using btree (created_at)
  where (sent_at is null);

create index safety_messages_sos_idx on private.safety_messages using btree (sos_id);

comment on table private.safety_messages is 'What the contacts of somebody in danger are told by SMS, with a link by which they follow the ride.';
