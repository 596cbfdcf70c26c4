-- The part of pg_net that migrations use where the extension itself is not available: requests are rows, and the
-- embedded stack sends them after the transaction that wrote them.
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_net') then return; end if;

  create schema if not exists net;
  create table if not exists net.http_request_queue (
    id bigint generated always as identity primary key,
    method text not null,
    url text not null,
    headers jsonb not null,
    body bytea,
    timeout_milliseconds integer not null
  );
  alter table net.http_request_queue enable row level security;

  create or replace function net.http_post(
    url text, body jsonb default '{}'::jsonb, params jsonb default '{}'::jsonb,
    headers jsonb default '{"Content-Type": "application/json"}'::jsonb, timeout_milliseconds integer default 5000
  ) returns bigint
  language plpgsql set search_path = '' as $body$
  declare
    request bigint;
  begin
    if params <> '{}'::jsonb then raise exception 'the embedded net.http_post takes no params'; end if;
    insert into net.http_request_queue (method, url, headers, body, timeout_milliseconds)
    values ('POST', url, headers, convert_to(body::text, 'utf8'), timeout_milliseconds) returning id into request;
    return request;
  end
  $body$;
end
$$;
