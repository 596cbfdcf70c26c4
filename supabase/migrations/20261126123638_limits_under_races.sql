-- Limits that many requests at once passed, and places that nobody could get back (docs/decisions/0069).

-- Pictures: a path is handed out in one transaction and the file stored in another, so both are counted.
create table private.picture_places (
  path text primary key,
  bucket text not null,
  folder text not null,
  given_at timestamptz not null default now()
);
create index picture_places_folder_idx on private.picture_places (bucket, folder, given_at);
comment on table private.picture_places is 'Paths that were handed out for pictures, for a day: each counts against the limit of its folder until its file is there.';

create function private.place_picture(bucket text, folder text, extension text) returns text language plpgsql set search_path = '' as $$
declare
  path text := place_picture.folder || gen_random_uuid() || '.' || place_picture.extension;
begin
  delete from private.picture_places as p where p.bucket = place_picture.bucket and p.folder = place_picture.folder and p.given_at < now() - interval '1 day';
  insert into private.picture_places (path, bucket, folder) values (path, place_picture.bucket, place_picture.folder);
  return path;
end
$$;
comment on function private.place_picture is 'A new path in a folder, which counts from now on. The caller holds the turn of that folder.';

create function private.pictures_in(bucket text, folder text, since timestamptz) returns bigint language sql stable set search_path = '' as $$
  select (select count(*) from storage.objects as s where s.bucket_id = pictures_in.bucket and starts_with(s.name, pictures_in.folder) and s.created_at > pictures_in.since)
    -- An upload that fails gives its place back after a quarter of an hour.
    + (select count(*) from private.picture_places as p where p.bucket = pictures_in.bucket and p.folder = pictures_in.folder
        and p.given_at > greatest(pictures_in.since, now() - interval '15 minutes')
        and not exists (select from storage.objects as s where s.bucket_id = p.bucket and s.name = p.path))
$$;
comment on function private.pictures_in is 'Pictures of a folder since a time: those that are stored, and those that are on their way.';

create or replace function private.own_picture_path(bucket text, extension text, most_a_day integer) returns text
language plpgsql set search_path = '' as $$
declare
  folder text := private.require_user() || '/';
begin
  perform private.hold_account(auth.uid());
  if coalesce(own_picture_path.extension, '') not in ('webp', 'jpg') then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  perform private.take_turns(own_picture_path.bucket, folder);
  if private.pictures_in(own_picture_path.bucket, folder, now() - interval '1 day') >= own_picture_path.most_a_day then
    perform private.refuse(429, 'too_many_pictures', 'You have sent many pictures today. Please go on tomorrow.');
  end if;
  return private.place_picture(own_picture_path.bucket, folder, own_picture_path.extension);
end
$$;

create or replace function public.order_picture_path(order_id uuid, as_role text, to_role text, extension text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c private.conversation := private.open_conversation(order_picture_path.order_id, as_role, order_picture_path.to_role);
  folder text := c.order_id || '/' || auth.uid() || '/';
begin
  if coalesce(order_picture_path.extension, '') not in ('webp', 'jpg') then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  perform private.take_turns('order-pictures', folder);
  if private.pictures_in('order-pictures', folder, '-infinity') >= 20 then
    perform private.refuse(429, 'too_many_pictures', 'Twenty pictures are the most one can send about an order.');
  end if;
  return private.place_picture('order-pictures', folder, order_picture_path.extension);
end
$$;

-- Answers and messages to help: each writer's are written one at a time, and counted after the one before.
create function private.limit_answers() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_turns('answer_question', new.author_id::text);
  if (select count(*) from public.product_answers as a where a.author_id = new.author_id and a.created_at > now() - interval '1 hour')
      >= 3 * private.setting_int('questions_per_hour') then
    perform private.refuse(429, 'too_many_questions', 'You have asked a lot within an hour. Please wait a while.');
  end if;
  return new;
end
$$;
comment on function private.limit_answers is 'Refuses more answers of one writer within an hour than answer_question allows, however many arrive together.';
create trigger answers_are_limited before insert on public.product_answers for each row when (new.author_id is not null)
  execute function private.limit_answers();

create function private.limit_support_messages() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_turns('support_messages', new.author_id::text);
  if (select count(*) from private.support_messages as m where m.author_id = new.author_id and m.at > clock_timestamp() - interval '1 minute') >= 20 then
    perform private.refuse(429, 'too_many_messages', 'That is a lot of messages. Please wait a minute.');
  end if;
  return new;
end
$$;
comment on function private.limit_support_messages is 'Refuses more messages of one writer within a minute than write_to_ticket allows, however many arrive together.';
create trigger support_messages_are_limited before insert on private.support_messages for each row when (new.author_id is not null)
  execute function private.limit_support_messages();

-- Group carts: whoever leaves gives the place back, and a device joins only so often.
create table private.group_joins (
  id bigint generated always as identity primary key,
  group_id uuid not null references private.group_carts (id) on delete cascade,
  caller text not null,
  at timestamptz not null default now()
);
create index group_joins_caller_idx on private.group_joins (group_id, caller, at);
comment on table private.group_joins is 'Who joined which group when, as an account or the daily digest of a guest''s address; only to count.';

create or replace function public.join_group_cart(token text, name text, secret text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := case when auth.uid() is not null then private.require_user() end;
  label text := private.group_label(join_group_cart.name);
  g private.group_carts := private.lock_group(join_group_cart.token);
  p private.group_people := private.group_caller(g, join_group_cart.secret);
  hash bytea;
  joiner text := coalesce(caller::text, private.sender_digest(), 'guest');
begin
  if p.id is not null then return p.id; end if;
  perform private.check_group_open(g, p);
  if caller is null then
    if coalesce(length(join_group_cart.secret), 0) not between 32 and 100 then
      perform private.refuse(400, 'request_invalid', 'This request could not be read.');
    end if;
    hash := sha256(convert_to(join_group_cart.secret, 'utf8'));
  end if;
  -- A household or an office has one address: all twenty may come from it, and come back once.
  if (select count(*) from private.group_joins as j where j.group_id = g.id and j.caller = joiner and j.at > now() - interval '1 hour')
      >= (case when caller is null then 40 else 10 end) then
    perform private.refuse(429, 'too_many_changes', 'That was too often. Please try again later.');
  end if;
  if (select count(*) >= 20 from private.group_people as x where x.group_id = g.id and x.left_at is null) then
    perform private.refuse(409, 'group_full', 'Twenty people are the most a group order can have.');
  end if;
  if exists (select from private.group_people as x where x.group_id = g.id and x.left_at is null and lower(x.name) = lower(label)) then
    perform private.refuse(409, 'group_name_taken', 'Somebody here has that name already. Please add a letter to yours.');
  end if;
  insert into private.group_joins (group_id, caller) values (g.id, joiner);
  update private.group_people as x set left_at = null, ready_at = null, name = label
  where x.group_id = g.id and (x.user_id = caller or x.secret_hash = hash) returning * into p;
  if not found then
    insert into private.group_people (group_id, user_id, secret_hash, name) values (g.id, caller, hash, label) returning * into p;
  end if;
  perform private.tell_group(g.id);
  return p.id;
end
$$;

create or replace function public.leave_group_cart(token text, person_id uuid default null, secret text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  g private.group_carts := private.lock_group(leave_group_cart.token);
  p private.group_people := private.group_member(g, leave_group_cart.secret);
begin
  perform private.check_group_open(g, p);
  if leave_group_cart.person_id is not null and leave_group_cart.person_id <> p.id then
    perform private.group_host(g);
  elsif p.is_host then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  -- With everything they chose: nothing is left that could fill the group.
  delete from private.group_people as x where x.id = coalesce(leave_group_cart.person_id, p.id) and x.group_id = g.id and not x.is_host;
  perform private.tell_group(g.id);
end
$$;
