-- A small world for the compatibility tests: notes that belong to a user, rooms with members, and a bucket.
create table public.notes (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references auth.users,
  body text not null check (length(body) <= 1000),
  pinned boolean not null default false
);
alter table public.notes enable row level security;
create policy "people read their own notes" on public.notes for select to authenticated using (user_id = auth.uid());
create policy "people write their own notes" on public.notes for insert to authenticated with check (user_id = auth.uid());
revoke all on public.notes from anon, authenticated;
grant select, insert (body, user_id) on public.notes to authenticated;
grant select on public.notes to service_role;

create table public.room_members (room text not null, user_id uuid not null references auth.users, primary key (room, user_id));
alter table public.room_members enable row level security;
create policy "people read their own rooms" on public.room_members for select to authenticated using (user_id = auth.uid());
grant select on public.room_members to authenticated;

create policy "people receive what concerns them" on realtime.messages for select to authenticated
  using (
    realtime.topic() = 'user:' || auth.uid()
    or exists (select 1 from public.room_members where 'room:' || room = realtime.topic() and user_id = auth.uid())
  );
create policy "members speak in their rooms" on realtime.messages for insert to authenticated
  with check (exists (select 1 from public.room_members where 'room:' || room = realtime.topic() and user_id = auth.uid()));

insert into storage.buckets (id, name, public) values ('pictures', 'pictures', true), ('papers', 'papers', false);
create policy "people keep their own papers" on storage.objects for all to authenticated
  using (bucket_id in ('papers', 'pictures') and (storage.foldername(name))[1] = auth.uid()::text)
  with check (bucket_id in ('papers', 'pictures') and (storage.foldername(name))[1] = auth.uid()::text);

create function public.tell(target uuid, message text) returns void
language sql security definer set search_path = ''
as $$ select realtime.send(jsonb_build_object('message', message), 'told', 'user:' || target, true) $$;

create table public.documents (id bigint primary key, document jsonb, plain json);
alter table public.documents enable row level security;
create policy "members keep documents" on public.documents for all to authenticated using (true) with check (true);
grant select, insert, update on public.documents to authenticated;

create function public.echo_jsonb(document jsonb) returns jsonb
language sql set search_path = '' as $$ select jsonb_build_object('seen', document) $$;
create function public.echo_json(document json) returns json
language sql set search_path = '' as $$ select json_build_object('seen', document) $$;
create function public.kind_of(document jsonb) returns text
language sql stable set search_path = '' as $$ select jsonb_typeof(document) $$;

create function public.become_postgres() returns text language plpgsql set search_path = '' as $$
begin
  set local role postgres;
  return current_user;
end
$$;
create function public.never_returns() returns text
language sql stable set search_path = '' as $$ select pg_catalog.pg_sleep(60)::text $$;
create function public.longest_statement() returns text
language sql stable set search_path = '' as $$ select current_setting('statement_timeout') $$;
create function public.tell_what_cannot_be_sent(target uuid) returns text language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send('["a list has no place for an id"]', 'told', 'user:' || target, true);
  return 'done';
end
$$;
create function public.my_claims() returns jsonb
language sql stable set search_path = '' as $$ select auth.jwt() $$;
-- Values whose text in JSON clients rely on, and relations and functions that a careless server would confuse.
create type public.priority as enum ('low', 'high');
create type public.place as (street text, floor integer);
create table public.formats (
  id bigint primary key,
  at timestamptz,
  amount numeric,
  ratio double precision,
  bytes bytea,
  tags text[],
  priority public.priority default 'low',
  home public.place,
  note text not null default 'none'
);
alter table public.formats enable row level security;
create policy "all read and write formats" on public.formats for all to anon, authenticated using (true) with check (true);
grant select, insert, update, delete on public.formats to anon, authenticated;

-- The name of a table of Realtime.
create table public.messages (id bigint primary key, body text not null, format_id bigint references public.formats);
alter table public.messages enable row level security;
create policy "all read and write messages" on public.messages for all to anon, authenticated using (true) with check (true);
grant select, insert, update, delete on public.messages to anon, authenticated;

create table public.labels (id bigint primary key, name text not null unique);
create table public.format_labels (
  format_id bigint references public.formats, label_id bigint references public.labels, primary key (format_id, label_id)
);
alter table public.labels enable row level security;
alter table public.format_labels enable row level security;
create policy "all read and write labels" on public.labels for all to anon, authenticated using (true) with check (true);
create policy "all read and write their use" on public.format_labels for all to anon, authenticated using (true) with check (true);
grant select, insert, update, delete on public.labels, public.format_labels to anon, authenticated;

create function public.raises(state text, message text) returns void language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = state, message = message, detail = 'the details', hint = 'the hint';
end
$$;
create function public.lives_at(home public.place, others public.place[] default '{}') returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('street', (home).street, 'floor', (home).floor, 'others', cardinality(others))
$$;
create function public.size_of(width integer) returns text
language sql immutable set search_path = '' as $$ select 'width ' || width $$;
create function public.size_of(width integer, height integer, depth integer default 1) returns text
language sql immutable set search_path = '' as $$ select concat('width ', width, ' height ', height, ' depth ', depth) $$;
create function public.sum_of(variadic numbers integer[]) returns bigint
language sql immutable set search_path = '' as $$ select sum(n) from unnest(numbers) as n $$;
create function public.formats_above(floor bigint) returns setof public.formats
language sql stable set search_path = '' as $$ select * from public.formats where id > formats_above.floor $$;
create function public.who_calls() returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('user', current_user, 'session', session_user, 'method', current_setting('request.method'),
    'path', current_setting('request.path'), 'sub', auth.uid(), 'header', current_setting('request.headers')::json ->> 'x-test')
$$;
create function public.add_label(id bigint, name text) returns void language sql set search_path = '' as $$
  insert into public.labels values (id, name)
$$;
create function public.writes_while_reading() returns void language sql stable set search_path = '' as $$
  select set_config('response.status', '418', true), set_config('response.headers', '[{"x-own": "yes"}]', true)
$$;
