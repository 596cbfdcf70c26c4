-- Going home (docs/decisions/0146): for a while whoever drives or delivers is only offered what ends nearer to home.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('go_home_times', 'integer', 'count', '2', 0, 10, 'couriers',
   'So many times a day a courier may ask for jobs on the way home only.', false),
  ('go_home_seconds', 'integer', 'seconds', '5400', 600, 14400, 'couriers',
   'So long jobs on the way home only are offered, unless home is reached before.', false),
  ('go_home_margin_m', 'integer', 'metres', '1000', 100, 20000, 'couriers',
   'A job is on the way home when it ends at least so much nearer to it.', false),
  ('go_home_reach_m', 'integer', 'metres', '500', 100, 5000, 'couriers',
   'So near to it a courier is at home.', false);

insert into private.notification_templates (template, type, title, message) values
  ('going_home_ended', 'info', 'Going home is over', 'You are offered jobs in every direction again.');

create table private.driver_homes (
  user_id uuid primary key references public.couriers (user_id) on delete cascade,
  lat double precision not null constraint driver_home_lat check (lat between -90 and 90),
  lng double precision not null constraint driver_home_lng check (lng between -180 and 180),
  label text not null constraint driver_home_label check (length(label) between 1 and 120),
  updated_at timestamptz not null default now()
);

create trigger texts_are_plain before insert or update of label on private.driver_homes
  for each row execute function private.keep_plain('label');
create trigger account_is_open before insert on private.driver_homes for each row
  execute function private.hold_account_of_row('user_id');

comment on table private.driver_homes is
  'Where somebody who drives or delivers goes home to, to about ten metres. Read by nobody else.';

create table private.homeward_turns (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.couriers (user_id) on delete cascade,
  started_at timestamptz not null default now(),
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_as text constraint homeward_ended_as check (ended_as in ('home', 'time', 'courier')),
  constraint homeward_has_an_end check (ends_at > started_at),
  constraint homeward_ended_whole check ((ended_at is null) = (ended_as is null))
);

create unique index homeward_turns_open_idx on private.homeward_turns (user_id) where ended_at is null;
create index homeward_turns_user_idx on private.homeward_turns (user_id, started_at);
create index homeward_turns_started_idx on private.homeward_turns (started_at);

create trigger account_is_open before insert on private.homeward_turns for each row
  execute function private.hold_account_of_row('user_id');

comment on table private.homeward_turns is
  'When somebody asked for jobs on the way home only, and why that ended. Kept for 30 days.';

revoke all on private.driver_homes, private.homeward_turns from anon, authenticated;

-- Dispatch ------------------------------------------------------------------------------------------------------------
create function private.is_homeward(courier_id uuid, job public.jobs, lat double precision, lng double precision)
returns boolean language sql stable set search_path = '' as $$
  select coalesce((select case
      when away.metres <= private.setting_int('go_home_reach_m') then true
      -- A rental by the hour ends where its passenger likes.
      when goal.n = 1 then false
      else public.distance_m(goal.lat, goal.lng, h.lat, h.lng)
        <= away.metres - private.setting_int('go_home_margin_m') end
    from private.homeward_turns as t join private.driver_homes as h on h.user_id = t.user_id
    cross join lateral (select public.distance_m(is_homeward.lat, is_homeward.lng, h.lat, h.lng) as metres) as away
    cross join lateral private.last_stop(job.id) as goal
    where t.user_id = is_homeward.courier_id and t.ended_at is null and t.ends_at > now()), true)
$$;

comment on function private.is_homeward is
  'Whether a job may be offered to a courier at a place as far as going home is concerned: true for whoever is not '
  'going home, is there, or would end nearer to it by go_home_margin_m.';

create function private.end_homeward(courier_id uuid default null) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  ended record;
  many integer := 0;
begin
  for ended in
    with over as (
      select t.id, t.ends_at <= now() as is_late from private.homeward_turns as t
      left join private.driver_homes as h on h.user_id = t.user_id
      left join public.courier_positions as p on p.user_id = t.user_id
      where t.ended_at is null and (end_homeward.courier_id is null or t.user_id = end_homeward.courier_id)
        and (t.ends_at <= now()
          or public.distance_m(p.lat, p.lng, h.lat, h.lng) <= private.setting_int('go_home_reach_m'))
      order by t.user_id for update of t skip locked)
    update private.homeward_turns as t set ended_at = case when over.is_late then t.ends_at else now() end,
      ended_as = case when over.is_late then 'time' else 'home' end
    from over where t.id = over.id returning t.user_id
  loop
    perform private.notify(ended.user_id, 'going_home_ended', '{}', '/delivery-dashboard');
    perform private.publish('user:' || ended.user_id, 'shift', '{}'::jsonb);
    many := many + 1;
  end loop;
  delete from private.homeward_turns as t where t.started_at < now() - interval '30 days' and t.ended_at is not null;
  return many;
end
$$;

comment on function private.end_homeward is
  'Ends going home where home is reached or the time is over, tells them, and forgets what is older than 30 days; '
  'returns how many ended.';

select cron.schedule('end-going-home', '* * * * *', 'select private.end_homeward()');

-- What couriers call --------------------------------------------------------------------------------------------------
create function public.my_home() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c public.couriers := private.require_courier();
  turn private.homeward_turns;
begin
  select * into turn from private.homeward_turns as t
  where t.user_id = c.user_id and t.ended_at is null and t.ends_at > now();
  return jsonb_build_object('home', (select jsonb_build_object('lat', h.lat, 'lng', h.lng, 'label', h.label)
      from private.driver_homes as h where h.user_id = c.user_id),
    'until', turn.ends_at, 'server_now', now(), 'seconds', private.setting_int('go_home_seconds'),
    'most', private.setting_int('go_home_times'), 'used', (select count(*) from private.homeward_turns as t
      where t.user_id = c.user_id and t.started_at >= private.today()::timestamp at time zone 'Asia/Kolkata'),
    -- The only reason that they chose themselves: nobody else's is said.
    'passed_over', (select count(distinct d.job_id) from private.dispatch_decisions as d where d.at >= turn.started_at
      and d.considered @> jsonb_build_array(jsonb_build_object('courier_id', c.user_id, 'why_not', 'not_homeward'))));
end
$$;

comment on function public.my_home is
  'Where the caller goes home to, and whether they do: {home: {lat, lng, label} or null, until (null: not going home), '
  'server_now, seconds (how long a turn lasts), most and used (turns a day, Indian time), passed_over (jobs that were '
  'not offered in this turn because they end elsewhere)}.';

create function public.set_driver_home(lat double precision default null, lng double precision default null,
  label text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c public.couriers := private.require_courier();
  words text := left(trim(private.without_marks(set_driver_home.label)), 120);
begin
  perform private.bound(set_driver_home.label, 400);
  perform private.take_turns('going_home', c.user_id::text);
  -- Otherwise the place would be a direction that is chosen anew for each job.
  if exists (select from private.homeward_turns as t where t.user_id = c.user_id and t.ended_at is null
      and t.ends_at > now()) then
    perform private.refuse(409, 'going_home', 'Please end going home first.');
  end if;
  if set_driver_home.lat is null and set_driver_home.lng is null then
    delete from private.driver_homes as h where h.user_id = c.user_id;
    return public.my_home();
  end if;
  if set_driver_home.lat is null or set_driver_home.lng is null or set_driver_home.lat not between -90 and 90
      or set_driver_home.lng not between -180 and 180 or coalesce(words, '') = '' then
    perform private.refuse(400, 'home_invalid', 'Please choose a place on the map.');
  end if;
  insert into private.driver_homes as h (user_id, lat, lng, label)
  -- Four digits are about ten metres: nobody needs the door.
  values (c.user_id, round(set_driver_home.lat::numeric, 4), round(set_driver_home.lng::numeric, 4), words)
  on conflict (user_id) do update set lat = excluded.lat, lng = excluded.lng, label = excluded.label,
    updated_at = now();
  return public.my_home();
end
$$;

comment on function public.set_driver_home is
  'Sets where the caller goes home to, or forgets it without a place; answers as my_home. Refuses home_invalid, '
  'going_home (it cannot change on the way).';

create function public.go_home(going boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c public.couriers := private.require_courier();
  home private.driver_homes;
  most integer := private.setting_int('go_home_times');
  is_going boolean;
begin
  if go_home.going is null then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  perform private.take_turns('going_home', c.user_id::text);
  perform private.end_homeward(c.user_id);
  is_going := exists (select from private.homeward_turns as t where t.user_id = c.user_id and t.ended_at is null);
  if not go_home.going then
    update private.homeward_turns as t set ended_at = now(), ended_as = 'courier'
    where t.user_id = c.user_id and t.ended_at is null;
  elsif not is_going then
    select * into home from private.driver_homes as h where h.user_id = c.user_id;
    if not found then perform private.refuse(409, 'home_missing', 'Please choose where your home is first.'); end if;
    if not c.online then perform private.refuse(409, 'courier_offline', 'Please go online first.'); end if;
    if exists (select from public.courier_positions as p where p.user_id = c.user_id
        and public.distance_m(p.lat, p.lng, home.lat, home.lng) <= private.setting_int('go_home_reach_m')) then
      perform private.refuse(409, 'home_reached', 'You are at home already.');
    end if;
    if (select count(*) from private.homeward_turns as t where t.user_id = c.user_id
        and t.started_at >= private.today()::timestamp at time zone 'Asia/Kolkata') >= most then
      perform private.refuse(409, 'go_home_used_up', 'You cannot use this again today.',
        jsonb_build_object('most', most));
    end if;
    insert into private.homeward_turns (user_id, ends_at)
    values (c.user_id, now() + make_interval(secs => private.setting_int('go_home_seconds')));
  end if;
  return public.my_home();
end
$$;

comment on function public.go_home is
  'Begins or ends going home; beginning twice is once. Answers as my_home. Refuses home_missing, courier_offline, '
  'home_reached, go_home_used_up {most}.';

create function private.homeward_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('home', (select jsonb_build_object('lat', h.lat, 'lng', h.lng, 'label', h.label)
      from private.driver_homes as h where h.user_id = caller),
    'going_home', (select coalesce(jsonb_agg(jsonb_build_object('started_at', t.started_at, 'ended_at', t.ended_at,
      'ended_as', t.ended_as) order by t.started_at), '[]') from private.homeward_turns as t where t.user_id = caller))
$$;

comment on function private.homeward_data is 'What is stored about somebody''s way home; a part of driver_data.';

create function private.forget_homeward(caller uuid) returns void language sql set search_path = '' as $$
  delete from private.homeward_turns as t where t.user_id = caller;
  delete from private.driver_homes as h where h.user_id = caller;
$$;

comment on function private.forget_homeward is 'Removes home and turns of a closed account; a part of forget_driver.';

revoke execute on function private.is_homeward(uuid, public.jobs, double precision, double precision),
  private.end_homeward(uuid), private.homeward_data(uuid), private.forget_homeward(uuid) from public;
revoke execute on function public.my_home(), public.set_driver_home(double precision, double precision, text),
  public.go_home(boolean) from public, anon;
grant execute on function public.my_home(), public.set_driver_home(double precision, double precision, text),
  public.go_home(boolean) to authenticated;
