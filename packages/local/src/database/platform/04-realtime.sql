-- Broadcast from the database: messages are rows, who may join is a policy on them, and each row is announced to the
-- realtime server by NOTIFY in the same transaction.
create schema if not exists realtime;
grant usage on schema realtime to anon, authenticated, service_role;

create table if not exists realtime.messages (
  id uuid not null default gen_random_uuid() primary key,
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now()
);
create index if not exists messages_inserted_at_idx on realtime.messages (inserted_at);
alter table realtime.messages enable row level security;
grant select, insert on realtime.messages to anon, authenticated, service_role;

create or replace function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;
grant execute on function realtime.topic() to anon, authenticated, service_role;

-- As hosted Realtime: the payload gets an id unless it has one, and what goes wrong is a warning, so that a message that
-- cannot be sent never undoes the work it tells of.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void language plpgsql security definer set search_path = '' as $$
declare
  message_id uuid := gen_random_uuid();
  sent jsonb;
  announcement text;
begin
  sent := case when payload ? 'id' then payload else jsonb_set(payload, '{id}', to_jsonb(message_id)) end;
  insert into realtime.messages (id, topic, extension, payload, event, private)
  values (message_id, topic, 'broadcast', sent, event, private);
  announcement := jsonb_build_object('id', message_id, 'topic', topic, 'event', event, 'private', private, 'payload', sent);
  -- NOTIFY carries less than 8,000 bytes: of what is longer only the id is announced, and the row is read.
  if octet_length(announcement) > 7900 then announcement := jsonb_build_object('id', message_id); end if;
  perform pg_notify('realtime_broadcast', announcement);
exception when others then
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end
$$;
revoke execute on function realtime.send(jsonb, text, text, boolean) from public;
grant execute on function realtime.send(jsonb, text, text, boolean) to service_role;
