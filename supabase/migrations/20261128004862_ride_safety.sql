-- On a ride: another way that its customer agrees to, help in danger, what positions tell, whoever follows by a link,
-- favourite drivers and things left behind (Spec §2 Transport; docs/decisions/0139).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

-- Another way ---------------------------------------------------------------------------------------------------------
create table private.ride_changes (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.enhanced_orders (id),
  -- The stops after those that are reached, and how many those are.
  stops jsonb not null,
  reached smallint not null,
  metres integer not null,
  seconds integer not null,
  extra_stops smallint not null,
  fare jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz
);

comment on table private.ride_changes is
  'Other ways that a customer asked the price of during a ride; the cap of an accepted one is the one that holds.';

create index ride_changes_order_idx on private.ride_changes (order_id, created_at desc);

revoke all on private.ride_changes from anon, authenticated;

insert into private.notification_templates (template, type, title, message, push_for) values
  ('ride_changed', 'info', 'The way has changed', 'The customer of ride {order_number} has chosen another way.',
    '30 minutes'),
  ('ride_alert', 'warning', 'Is everything all right?',
    'Your ride {order_number} has left its way or stands for long. Tell us if you need help.', '30 minutes'),
  ('admin_ride_help', 'error', 'Help wanted on a ride', 'Somebody on ride {order_number} has asked for help.',
    '1 hour'),
  ('admin_sos', 'error', 'SOS on a ride', 'SOS number {times} on ride {order_number}. Answer it now.', '1 hour');

create function private.my_ride(order_id uuid) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = my_ride.order_id and e.user_id = caller
    and exists (select from private.rides as r where r.order_id = e.id);
  if o.id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return private.lock_order(o.id);
end
$$;

comment on function private.my_ride is 'A ride that the caller ordered, locked; refuses order_not_found.';

create function private.require_open_ride(o public.enhanced_orders) returns void
language plpgsql stable set search_path = '' as $$
begin
  if o.status not in ('pending', 'confirmed', 'in_progress') then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.',
      jsonb_build_object('status', o.status));
  end if;
  if private.is_ride_fare_fixed(o) then
    perform private.refuse(409, 'ride_has_arrived', 'The ride has arrived. Its way cannot change any more.');
  end if;
end
$$;

create function public.ride_change_quote(order_id uuid, stops jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  ride private.rides;
  card private.ride_cards;
  asked jsonb;
  reached smallint;
  whole jsonb;
  later jsonb;
  way record;
  fare jsonb;
  change private.ride_changes;
begin
  perform private.bound(ride_change_quote.stops, 6000);
  asked := private.clean_ride_stops(ride_change_quote.stops);
  o := private.my_ride(ride_change_quote.order_id);
  perform private.require_open_ride(o);
  perform private.pace_ride_asks();
  select * into ride from private.rides as r where r.order_id = o.id;
  if ride.mode = 'rental' or jsonb_array_length(asked) < 2 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select * into card from private.ride_cards as c where c.id = ride.card_id;
  select greatest(1, coalesce(max(s.n) filter (where s.done_at is not null or s.arrived_at is not null), 0))
  into reached from private.job_of(o.id) as j join public.job_stops as s on s.job_id = j.id;
  later := (select jsonb_agg(e.s order by e.n) from jsonb_array_elements(asked) with ordinality as e (s, n)
    where e.n > reached);
  if later is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  select jsonb_agg(jsonb_build_object('lat', s.lat, 'lng', s.lng) order by s.n) || later into whole
  from private.job_of(o.id) as j join public.job_stops as s on s.job_id = j.id and s.n <= reached;
  select * into way from private.ride_way(whole, coalesce(ride.started_at, o.scheduled_for, now()));
  if way.metres > (case ride.mode when 'trip' then private.setting_int('ride_longest_trip_m') else 600000 end) then
    perform private.refuse(409, 'ride_too_far', 'That is too far for this ride.');
  end if;
  fare := private.ride_fare(card, way.metres, way.seconds, coalesce(ride.started_at, o.scheduled_for, now()),
    (ride.fare ->> 'surge_bp')::integer, jsonb_array_length(whole) - 2, ride.hours)
    || jsonb_build_object('card_id', card.id, 'is_night', ride.fare -> 'is_night');
  insert into private.ride_changes (order_id, stops, reached, metres, seconds, extra_stops, fare, expires_at)
  values (o.id, later, reached, way.metres, way.seconds, jsonb_array_length(whole) - 2, fare,
    now() + interval '5 minutes') returning * into change;
  return jsonb_build_object('change_id', change.id, 'metres', change.metres, 'seconds', change.seconds,
    'rows', private.ride_rows(fare, jsonb_build_object('tax', private.with_ride_tax((fare ->> 'expected')::bigint)
      - (fare ->> 'expected')::bigint)), 'expires_at', change.expires_at) || private.ride_range(fare);
end
$$;

comment on function public.ride_change_quote is
  'What a ride costs by another way, for its customer: the stops of the whole way, of which those that are reached '
  'stay as they are: {change_id, metres, seconds, expected_paise, from_paise, cap_paise, rows, expires_at}. Nothing '
  'changes before accept_ride_change. Refuses order_not_found, order_transition_not_allowed, ride_has_arrived, '
  'ride_too_far, request_invalid, place_invalid, too_many_quotes.';

create function public.accept_ride_change(change_id uuid, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  result jsonb;
  change private.ride_changes;
  o public.enhanced_orders;
  ride private.rides;
  card private.ride_cards;
  job public.jobs;
  more bigint;
begin
  result := private.claim_idempotency(caller, accept_ride_change.idempotency_key, 'accept_ride_change');
  if result is not null then return result; end if;
  select * into change from private.ride_changes as c where c.id = accept_ride_change.change_id;
  o := private.my_ride(change.order_id);
  select * into change from private.ride_changes as c where c.id = accept_ride_change.change_id for no key update;
  if change.accepted_at is null then
    perform private.require_open_ride(o);
    select * into job from private.job_of(o.id);
    if change.expires_at <= now() or change.reached <> greatest(1, coalesce((select max(s.n)
        from public.job_stops as s where s.job_id = job.id and (s.done_at is not null or s.arrived_at is not null)),
          0)) then
      perform private.refuse(409, 'ride_change_expired', 'This price is too old. Please ask for it again.');
    end if;
    select * into ride from private.rides as r where r.order_id = o.id;
    select * into card from private.ride_cards as c where c.id = ride.card_id;
    more := (change.fare ->> 'cap')::bigint - (select coalesce(sum(k.amount_paise - k.refunded_paise), 0)
      from private.charges_left(o.id) as k where k.code = 'ride_fare');
    if more > 0 then
      perform private.charge_more_of_ride(o, jsonb_build_array(jsonb_build_object('code', 'ride_fare',
        'amount_paise', more, 'tax_class', 'passenger_transport')), private.with_ride_tax(more), 'Another way',
        'ride-change:' || change.id);
    end if;
    update private.rides as r set metres = change.metres, seconds = change.seconds, fare = change.fare,
      extra_stops = change.extra_stops where r.order_id = o.id;
    delete from public.job_stops as s where s.job_id = job.id and s.n > change.reached;
    insert into public.job_stops (job_id, n, what, lat, lng, address, landmark)
    select job.id, change.reached + s.n, s.stop ->> 'what', (s.stop ->> 'lat')::double precision,
      (s.stop ->> 'lng')::double precision, s.stop ->> 'address', s.stop ->> 'landmark'
    from jsonb_array_elements(private.ride_job_stops(change.stops, change.reached + 1))
      with ordinality as s (stop, n);
    perform private.set_driver_share(o.id, (private.ride_final(card, change.fare || jsonb_build_object('expected',
      change.fare -> 'cap'), (change.fare ->> 'cap')::bigint, 0) ->> 'driver')::bigint);
    update public.jobs as j set distance_m = change.metres, pay_paise = (private.ride_final(card, change.fare,
      (change.fare ->> 'cap')::bigint, 0) ->> 'driver')::integer where j.id = job.id;
    update private.ride_changes as c set accepted_at = now() where c.id = change.id;
    select * into o from public.enhanced_orders as e where e.id = o.id;
    o := private.note_event(o, caller, 'user', 'ride_changed');
    perform private.announce_detail(o);
    perform private.tell_performer(o.id);
    perform private.notify_party(o, 'driver', 'ride_changed');
  end if;
  result := private.ride_range(change.fare) || jsonb_build_object('order_id', o.id, 'change_id', change.id);
  perform private.keep_result(caller, accept_ride_change.idempotency_key, result);
  return result;
end
$$;

comment on function public.accept_ride_change is
  'The customer takes another way at the price that ride_change_quote said, once per key: its cap is the one that '
  'holds. What it can cost more is paid from the wallet, or to the driver where that does not cover it. Refuses '
  'order_not_found, order_transition_not_allowed, ride_has_arrived, ride_change_expired.';

create function private.ride_change_of(o public.enhanced_orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('change_id', c.id, 'stops', c.stops, 'metres', c.metres, 'expires_at', c.expires_at)
    || private.ride_range(c.fare)
  from private.ride_changes as c where c.order_id = o.id and c.accepted_at is null and c.expires_at > now()
    and o.status in ('pending', 'confirmed', 'in_progress') order by c.created_at desc limit 1
$$;

comment on function private.ride_change_of is 'Another way that a customer has asked the price of and not answered.';

-- Help in danger ------------------------------------------------------------------------------------------------------
create table private.safety_contacts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null constraint safety_contact_name check (length(name) between 2 and 80),
  phone text not null constraint safety_contact_phone check (phone ~ '^\+91[6-9][0-9]{9}$'),
  unique (user_id, phone)
);

comment on table private.safety_contacts is 'Whom somebody wants to be told when they ask for help on a ride.';

create trigger texts_are_plain before insert or update of name on private.safety_contacts
  for each row execute function private.keep_plain('name');
create trigger account_is_open before insert on private.safety_contacts for each row
  execute function private.hold_account_of_row('user_id');

revoke all on private.safety_contacts from anon, authenticated;

create function public.my_safety_contacts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'phone', c.phone)
    order by c.name, c.id), '[]') from private.safety_contacts as c where c.user_id = caller);
end
$$;

comment on function public.my_safety_contacts is 'Whom the caller wants to be told in danger: [{id, name, phone}].';

create function public.save_safety_contact(name text, phone text) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  saved uuid;
begin
  perform private.bound(save_safety_contact.name, 400);
  if coalesce(length(trim(private.without_marks(save_safety_contact.name))), 0) not between 2 and 80
      or coalesce(save_safety_contact.phone, '') !~ '^\+91[6-9][0-9]{9}$' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  perform private.take_turns('safety_contacts', caller::text);
  if (select count(*) from private.safety_contacts as c where c.user_id = caller
      and c.phone <> save_safety_contact.phone) >= 5 then
    perform private.refuse(409, 'too_many_contacts', 'Five contacts are the most.');
  end if;
  insert into private.safety_contacts as c (user_id, name, phone)
  values (caller, trim(private.without_marks(save_safety_contact.name)), save_safety_contact.phone)
  on conflict (user_id, phone) do update set name = excluded.name returning c.id into saved;
  return saved;
end
$$;

comment on function public.save_safety_contact is
  'Adds somebody to whom the caller wants told in danger, five at most; the same number again changes the name. '
  'Refuses request_invalid, too_many_contacts.';

create function public.remove_safety_contact(id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  delete from private.safety_contacts as c
  where c.id = remove_safety_contact.id and c.user_id = private.require_user();
end
$$;

comment on function public.remove_safety_contact is 'Removes one of the caller''s contacts; one that is not there too.';

create table private.sos_calls (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.enhanced_orders (id),
  user_id uuid not null references auth.users (id),
  role text not null constraint sos_role check (role in ('user', 'driver')),
  lat double precision constraint sos_lat check (lat between -90 and 90),
  lng double precision constraint sos_lng check (lng between -180 and 180),
  at timestamptz not null default now(),
  told smallint not null default 1,
  acknowledged_at timestamptz,
  acknowledged_by uuid references auth.users (id),
  note text constraint sos_note check (length(note) <= 500)
);

comment on table private.sos_calls is
  'Calls for help on rides: administrators are told again and again until one of them answers.';

create unique index sos_calls_one_open_idx on private.sos_calls (order_id, user_id) where acknowledged_at is null;
create index sos_calls_order_idx on private.sos_calls (order_id, at desc);
create index sos_calls_user_idx on private.sos_calls (user_id);
create index sos_calls_acknowledged_by_idx on private.sos_calls (acknowledged_by);

create trigger texts_are_plain before insert or update of note on private.sos_calls
  for each row execute function private.keep_plain('note');

revoke all on private.sos_calls from anon, authenticated;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('sos_repeat_seconds', 'integer', 'seconds', '60', 15, 900, 'rides',
    'After how long administrators are told again of a call for help that nobody has answered.', false),
  ('ride_off_route_m', 'integer', 'metres', '1500', 200, 20000, 'rides',
    'How far from the straight ways between its stops a ride may be before its customer is asked.', false),
  ('ride_long_stop_seconds', 'integer', 'seconds', '300', 60, 3600, 'rides',
    'How long a ride may stand where no stop is before its customer is asked.', false);

create function public.raise_sos(order_id uuid, idempotency_key text, lat double precision default null,
  lng double precision default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  part text;
  call private.sos_calls;
  result jsonb;
begin
  perform private.check_place(raise_sos.lat, raise_sos.lng);
  result := private.claim_idempotency(caller, raise_sos.idempotency_key, 'raise_sos');
  if result is not null then return result; end if;
  o := private.lock_order(raise_sos.order_id);
  select p into part from unnest(private.party_roles(o.id)) as p where p in ('user', 'driver') limit 1;
  if part is null or not exists (select from private.rides as r where r.order_id = o.id)
      or not private.contact_open(o) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  -- Pressed again it is the same call.
  select * into call from private.sos_calls as s
  where s.order_id = o.id and s.user_id = caller and s.acknowledged_at is null;
  if call.id is null then
    insert into private.sos_calls (order_id, user_id, role, lat, lng)
    values (o.id, caller, part, raise_sos.lat, raise_sos.lng) returning * into call;
    perform private.notify_party(o, 'admin', 'admin_sos', jsonb_build_object('times', 1));
    perform private.publish('region:' || o.region_id, 'sos', jsonb_build_object('order_id', o.id, 'sos_id', call.id));
    if o.status not in ('delivered', 'cancelled') then
      insert into private.order_timers (order_id, action, due_at, payload)
      values (o.id, 'repeat_sos', now() + make_interval(secs => private.setting_int('sos_repeat_seconds')),
        jsonb_build_object('sos_id', call.id));
    end if;
    o := private.note_event(o, caller, part, 'sos');
    perform private.announce_detail(o);
  end if;
  result := jsonb_build_object('sos_id', call.id, 'at', call.at, 'acknowledged_at', call.acknowledged_at);
  perform private.keep_result(caller, raise_sos.idempotency_key, result);
  return result;
end
$$;

comment on function public.raise_sos is
  'The customer or the driver of a ride asks for help: administrators are told until one answers: '
  '{sos_id, at, acknowledged_at}. The caller''s contacts are written to by the caller''s own phone, which needs no '
  'data for it. Pressed again it is the same call. Refuses order_not_found, place_invalid.';

create function private.repeat_sos(order_id uuid, timer private.order_timers) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  call private.sos_calls;
  o public.enhanced_orders;
begin
  update private.sos_calls as s set told = least(s.told + 1, 1000)
  where s.id = (timer.payload ->> 'sos_id')::uuid and s.acknowledged_at is null returning * into call;
  if call.id is null then return; end if;
  select * into o from public.enhanced_orders as e where e.id = call.order_id;
  perform private.notify_party(o, 'admin', 'admin_sos', jsonb_build_object('times', call.told));
  perform private.publish('region:' || o.region_id, 'sos', jsonb_build_object('order_id', o.id, 'sos_id', call.id));
  insert into private.order_timers (order_id, action, due_at, payload)
  values (o.id, 'repeat_sos', now() + make_interval(secs => private.setting_int('sos_repeat_seconds')), timer.payload);
end
$$;

comment on function private.repeat_sos is 'Tells administrators again of a call for help that nobody has answered.';

insert into private.timer_actions (action, run) values ('repeat_sos', 'private.repeat_sos');

-- Timers end with their order; a call for help does not.
create function private.keep_sos_alive(o public.enhanced_orders, was public.order_status) returns void
language sql set search_path = '' as $$
  insert into private.order_timers (order_id, action, due_at, payload)
  select o.id, 'repeat_sos', now() + make_interval(secs => private.setting_int('sos_repeat_seconds')),
    jsonb_build_object('sos_id', s.id)
  from private.sos_calls as s where s.order_id = o.id and s.acknowledged_at is null
$$;

insert into private.order_effects (trade, kind, to_status, position, effect) values
  ('ride', 'ride', 'delivered', 95, 'private.keep_sos_alive'),
  ('ride', 'ride', 'cancelled', 95, 'private.keep_sos_alive');

create function public.open_sos() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return (select coalesce(jsonb_agg(jsonb_build_object('sos_id', s.id, 'order_id', o.id, 'order_number',
      o.order_number, 'status', o.status, 'region_id', o.region_id, 'role', s.role, 'at', s.at, 'told', s.told,
      'lat', coalesce(p.lat, s.lat), 'lng', coalesce(p.lng, s.lng), 'position_at', p.at,
      'customer', jsonb_build_object('name', u.full_name, 'phone', '+' || ltrim(a.phone, '+')),
      'rider', case when r.rider_name is not null then jsonb_build_object('name', r.rider_name, 'phone',
        r.rider_phone) end,
      'driver', case when c.user_id is not null then jsonb_build_object('name', c.name, 'phone', c.phone, 'plate',
        c.plate, 'vehicle', c.vehicle_kind) end) order by s.at), '[]')
    from private.sos_calls as s join public.enhanced_orders as o on o.id = s.order_id
    join private.rides as r on r.order_id = o.id join auth.users as a on a.id = o.user_id
    left join public.profiles as u on u.id = o.user_id left join lateral private.job_of(o.id) as j on true
    left join public.couriers as c on c.user_id = j.performer_id
    left join public.courier_positions as p on p.user_id = c.user_id
    where s.acknowledged_at is null);
end
$$;

comment on function public.open_sos is
  'Calls for help that nobody has answered, the oldest first: [{sos_id, order_id, order_number, status, region_id, '
  'role, at, told, lat, lng, position_at, customer, rider, driver}]. Administrators only.';

create function public.acknowledge_sos(sos_id uuid, note text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  call private.sos_calls;
  o public.enhanced_orders;
begin
  perform private.bound(acknowledge_sos.note, 2000);
  select * into call from private.sos_calls as s where s.id = acknowledge_sos.sos_id;
  if call.id is null then perform private.refuse(404, 'sos_not_found', 'There is no such call for help.'); end if;
  o := private.lock_order(call.order_id);
  update private.sos_calls as s set acknowledged_at = now(), acknowledged_by = caller,
    note = left(nullif(trim(acknowledge_sos.note), ''), 500)
  where s.id = call.id and s.acknowledged_at is null;
  if not found then return; end if;
  update private.order_timers as t set done_at = now()
  where t.order_id = o.id and t.action = 'repeat_sos' and t.payload ->> 'sos_id' = call.id::text and t.done_at is null;
  perform private.audit('acknowledge_sos', 'order', o.id::text, null, jsonb_build_object('sos_id', call.id),
    left(acknowledge_sos.note, 500));
  perform private.announce_detail(o);
  perform private.publish('region:' || o.region_id, 'sos', jsonb_build_object('order_id', o.id, 'sos_id', call.id));
end
$$;

comment on function public.acknowledge_sos is
  'An administrator answers a call for help, with a note of what is done; a second answer changes nothing. In the '
  'audit log. Refuses sos_not_found.';

create function private.ride_sos_of(o public.enhanced_orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', s.id, 'at', s.at, 'acknowledged_at', s.acknowledged_at)
  from private.sos_calls as s where s.order_id = o.id and s.role = 'user' order by s.at desc limit 1
$$;

-- What positions tell -------------------------------------------------------------------------------------------------
create table private.ride_alerts (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.enhanced_orders (id),
  kind text not null constraint ride_alert_kind check (kind in ('off_route', 'long_stop')),
  at timestamptz not null default now(),
  answered_at timestamptz,
  answer text constraint ride_alert_answer check (answer in ('fine', 'help')),
  constraint ride_alert_answered check ((answer is null) = (answered_at is null))
);

comment on table private.ride_alerts is 'What was noticed on a ride and its customer was asked about.';

create index ride_alerts_order_idx on private.ride_alerts (order_id, at desc);

revoke all on private.ride_alerts from anon, authenticated;

create function private.metres_off(lat double precision, lng double precision, a_lat double precision,
  a_lng double precision, b_lat double precision, b_lng double precision) returns integer
language sql immutable set search_path = '' as $$
  select round(sqrt(power(p.x - t.t * p.bx, 2) + power(p.y - t.t * p.by, 2)))::integer
  from (select radians(metres_off.lng - a_lng) * cos(radians(a_lat)) * 6371000 as x,
    radians(metres_off.lat - a_lat) * 6371000 as y, radians(b_lng - a_lng) * cos(radians(a_lat)) * 6371000 as bx,
    radians(b_lat - a_lat) * 6371000 as by) as p
  cross join lateral (select case when p.bx = 0 and p.by = 0 then 0
    else least(1, greatest(0, (p.x * p.bx + p.y * p.by) / (p.bx * p.bx + p.by * p.by))) end as t) as t
$$;

comment on function private.metres_off is 'How far a place is from the straight way between two others, in metres.';

create function private.watch_ride(o public.enhanced_orders) returns void
language plpgsql set search_path = '' as $$
declare
  ride private.rides;
  job public.jobs;
  here record;
  off integer;
  way integer;
  noticed text;
begin
  select * into ride from private.rides as r where r.order_id = o.id;
  if o.status <> 'in_progress' or ride.order_id is null or ride.fixed_at is not null or ride.mode = 'rental' then
    return;
  end if;
  select * into job from private.job_of(o.id);
  select t.lat, t.lng, t.at into here from private.courier_track as t
  where t.user_id = job.performer_id and t.at >= ride.started_at order by t.at desc, t.id desc limit 1;
  if here.at is null then return; end if;
  select min(private.metres_off(here.lat, here.lng, s.lat, s.lng, s.to_lat, s.to_lng)),
    max(public.distance_m(s.lat, s.lng, s.to_lat, s.to_lng)) into off, way
  from (select p.lat, p.lng, lead(p.lat) over (order by p.n) as to_lat, lead(p.lng) over (order by p.n) as to_lng
    from public.job_stops as p where p.job_id = job.id) as s where s.to_lat is not null;
  -- Roads are no straight lines: a long way may lie farther beside one.
  if off > greatest(private.setting_int('ride_off_route_m'), way / 3) then
    noticed := 'off_route';
  elsif here.at > ride.started_at + make_interval(secs => private.setting_int('ride_long_stop_seconds'))
      and exists (select from private.courier_track as t where t.user_id = job.performer_id
        and t.at between ride.started_at
          and here.at - make_interval(secs => private.setting_int('ride_long_stop_seconds')))
      and not exists (select from private.courier_track as t where t.user_id = job.performer_id
        and t.at > here.at - make_interval(secs => private.setting_int('ride_long_stop_seconds'))
        and public.distance_m(t.lat, t.lng, here.lat, here.lng) > 60)
      and not exists (select from public.job_stops as s where s.job_id = job.id
        and (s.arrived_at is not null and s.done_at is null
          or public.distance_m(s.lat, s.lng, here.lat, here.lng) <= private.setting_int('arrival_radius_m'))) then
    noticed := 'long_stop';
  end if;
  -- One of a kind until it is answered, and no more than one in ten minutes.
  if noticed is null or exists (select from private.ride_alerts as a where a.order_id = o.id and a.kind = noticed
      and (a.answered_at is null or a.at > now() - interval '10 minutes')) then
    return;
  end if;
  insert into private.ride_alerts (order_id, kind) values (o.id, noticed);
  perform private.notify_party(o, 'user', 'ride_alert');
  perform private.announce_detail(o);
end
$$;

comment on function private.watch_ride is
  'Asks the customer of a ride whether all is well where its driver leaves the way or stands for long.';

create function private.watch_rides_of_track() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.watch_ride(o) from public.jobs as j join private.rides as r on r.order_id = j.order_id
  join public.enhanced_orders as o on o.id = j.order_id
  where j.performer_id = new.user_id and j.state in ('picked_up', 'near');
  return null;
end
$$;

create trigger positions_tell_of_rides after insert on private.courier_track
  for each row execute function private.watch_rides_of_track();

create function public.answer_ride_alert(alert_id uuid, answer text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  if coalesce(answer_ride_alert.answer not in ('fine', 'help'), true) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select e.* into o from private.ride_alerts as a join public.enhanced_orders as e on e.id = a.order_id
  where a.id = answer_ride_alert.alert_id and e.user_id = caller;
  if o.id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  o := private.lock_order(o.id);
  update private.ride_alerts as a set answered_at = now(), answer = answer_ride_alert.answer
  where a.id = answer_ride_alert.alert_id and a.answered_at is null;
  if not found then return; end if;
  if answer_ride_alert.answer = 'help' then
    perform private.notify_party(o, 'admin', 'admin_ride_help');
    o := private.note_event(o, caller, 'user', 'ride_help');
  end if;
  perform private.announce_detail(o);
end
$$;

comment on function public.answer_ride_alert is
  'The customer says whether all is well (fine) or not (help, of which administrators are told); the first answer '
  'counts. Refuses order_not_found, request_invalid.';

create function private.ride_alerts_of(o public.enhanced_orders) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.kind, 'at', a.at, 'answered_at', a.answered_at)
    order by a.at, a.id), '[]') from private.ride_alerts as a where a.order_id = o.id
$$;

-- Whoever follows -----------------------------------------------------------------------------------------------------
create function private.shared_ride(o public.enhanced_orders) returns jsonb
language sql stable set search_path = '' as $$
  select private.shared_status(o) || jsonb_build_object(
    'vehicle', jsonb_build_object('class', r.vehicle, 'plate', (select c.plate from private.job_of(o.id) as j
      join public.couriers as c on c.user_id = j.performer_id where o.status in ('confirmed', 'in_progress'))),
    'rider', r.rider_name, 'drop', (select jsonb_build_object('label', s.address, 'lat', s.lat, 'lng', s.lng)
      from private.job_of(o.id) as j cross join lateral private.last_stop(j.id) as s),
    -- Whoever rides for whom it was ordered begins it with the code, and has no account.
    'start_code', case when r.rider_name is not null and o.status = 'confirmed' then (select h.code
      from private.handover_codes as h where h.order_id = o.id and h.purpose = 'start') end)
  from private.rides as r where r.order_id = o.id
$$;

comment on function private.shared_ride is
  'What a link shows of a ride: status, arrival, the driver''s first name, vehicle and position, where it goes; of one '
  'that was ordered for somebody else the rider''s name and the start code. No phone, no amount, nothing of the '
  'customer.';

insert into private.share_views (view, shown_by, ends_at_once) values ('ride', 'private.shared_ride', true);
update private.trades set share_view = 'ride' where trade = 'ride';

-- Favourite drivers ---------------------------------------------------------------------------------------------------
create table private.favourite_drivers (
  user_id uuid not null references auth.users (id) on delete cascade,
  driver_id uuid not null references public.couriers (user_id) on delete cascade,
  at timestamptz not null default now(),
  primary key (user_id, driver_id)
);

comment on table private.favourite_drivers is 'Drivers whom somebody wants to ride with again; they are asked first.';

create index favourite_drivers_driver_idx on private.favourite_drivers (driver_id);

create trigger account_is_open before insert on private.favourite_drivers for each row
  execute function private.hold_account_of_row('user_id');

revoke all on private.favourite_drivers from anon, authenticated;

create function public.set_favourite_driver(driver_id uuid, is_on boolean) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  if set_favourite_driver.is_on is null then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  elsif not set_favourite_driver.is_on then
    delete from private.favourite_drivers as f
    where f.user_id = caller and f.driver_id = set_favourite_driver.driver_id;
    return;
  end if;
  if not exists (select from public.jobs as j join public.enhanced_orders as o on o.id = j.order_id
      join private.rides as r on r.order_id = o.id
      where o.user_id = caller and j.performer_id = set_favourite_driver.driver_id and j.state = 'delivered') then
    perform private.refuse(404, 'courier_not_found', 'There is no such courier.');
  end if;
  perform private.take_turns('favourite_drivers', caller::text);
  if (select count(*) from private.favourite_drivers as f where f.user_id = caller) >= 20 then
    perform private.refuse(409, 'too_many_contacts', 'Twenty favourite drivers are the most.');
  end if;
  insert into private.favourite_drivers (user_id, driver_id) values (caller, set_favourite_driver.driver_id)
  on conflict do nothing;
end
$$;

comment on function public.set_favourite_driver is
  'Keeps a driver of one of the caller''s rides as a favourite, twenty at most, or no longer. Refuses '
  'courier_not_found, request_invalid, too_many_contacts.';

create function public.my_favourite_drivers() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('user_id', c.user_id, 'name', split_part(c.name, ' ', 1),
      'photo', c.photo, 'rating', c.rating, 'vehicle', c.vehicle_kind) order by f.at desc, c.user_id), '[]')
    from private.favourite_drivers as f join public.couriers as c on c.user_id = f.driver_id
    where f.user_id = caller);
end
$$;

comment on function public.my_favourite_drivers is
  'The caller''s favourite drivers, the newest first: [{user_id, name, photo, rating, vehicle}].';

-- Left behind ---------------------------------------------------------------------------------------------------------
create table private.lost_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.enhanced_orders (id),
  what text not null constraint lost_item_what check (length(what) between 2 and 300),
  ticket_id uuid references private.support_tickets (id),
  at timestamptz not null default now()
);

comment on table private.lost_items is 'What customers say that they left on a ride; a ticket of the help carries it.';

create index lost_items_order_idx on private.lost_items (order_id);
create index lost_items_ticket_idx on private.lost_items (ticket_id);

create trigger texts_are_plain before insert or update of what on private.lost_items
  for each row execute function private.keep_plain('what');

revoke all on private.lost_items from anon, authenticated;

insert into private.notification_templates (template, type, title, message, push_for) values
  ('driver_lost_item', 'info', 'Was something left behind?',
    'The customer of ride {order_number} misses: {what}. Please look in your vehicle and answer the help.', '1 day');

create function public.report_lost_item(order_id uuid, what text, idempotency_key text, language text default 'en')
returns jsonb language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  ticket private.support_tickets;
  result jsonb;
  driver uuid;
begin
  perform private.bound(report_lost_item.what, 1200), private.bound(report_lost_item.language, 10);
  result := private.claim_idempotency(caller, report_lost_item.idempotency_key, 'report_lost_item');
  if result is not null then return result; end if;
  o := private.my_ride(report_lost_item.order_id);
  if coalesce(length(trim(private.without_marks(report_lost_item.what))), 0) not between 2 and 300 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if o.status <> 'delivered' or o.status_since < now() - interval '30 days' then
    perform private.refuse(409, 'lost_item_not_now', 'Something left behind can be reported for 30 days after a ride.');
  end if;
  if (select count(*) from private.lost_items as l where l.order_id = o.id) >= 3 then
    perform private.refuse(429, 'too_many_tickets',
      'You have written several times. Support answers as soon as possible.');
  end if;
  ticket := private.create_ticket(caller, 'order', o.id, report_lost_item.language,
    left('Left on ride ' || o.order_number || ': ' || trim(report_lost_item.what), 1000), null);
  insert into private.lost_items (order_id, what, ticket_id)
  values (o.id, trim(private.without_marks(report_lost_item.what)), ticket.id);
  select j.performer_id into driver from private.job_of(o.id) as j;
  if driver is not null then
    perform private.notify(driver, 'driver_lost_item', jsonb_build_object('order_number', o.order_number, 'what',
      left(trim(private.without_marks(report_lost_item.what)), 100)), '/delivery-dashboard');
  end if;
  perform private.announce_detail(o);
  result := jsonb_build_object('ticket_number', ticket.number);
  perform private.keep_result(caller, report_lost_item.idempotency_key, result);
  return result;
end
$$;

comment on function public.report_lost_item is
  'The customer misses something after a ride: a ticket of the help, of which the driver is told, once per key: '
  '{ticket_number}. Refuses order_not_found, request_invalid, lost_item_not_now, too_many_tickets.';

create function private.lost_item_of(o public.enhanced_orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('what', l.what, 'at', l.at, 'ticket_number', t.number)
  from private.lost_items as l left join private.support_tickets as t on t.id = l.ticket_id
  where l.order_id = o.id order by l.at desc limit 1
$$;

-- Accounts ------------------------------------------------------------------------------------------------------------
create function private.ride_data(caller uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'safety_contacts', (select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'phone', c.phone)
      order by c.name), '[]') from private.safety_contacts as c where c.user_id = ride_data.caller),
    'favourite_drivers', (select coalesce(jsonb_agg(split_part(c.name, ' ', 1) order by f.at), '[]')
      from private.favourite_drivers as f join public.couriers as c on c.user_id = f.driver_id
      where f.user_id = ride_data.caller),
    'rides', (select coalesce(jsonb_agg(jsonb_build_object('order_number', o.order_number, 'vehicle', r.vehicle,
        'rider', r.rider_name, 'rider_phone', r.rider_phone, 'metres', r.metres,
        'tip_paise', private.later_tip(o.id, (select j.performer_id from private.job_of(o.id) as j)))
        order by o.created_at), '[]')
      from private.rides as r join public.enhanced_orders as o on o.id = r.order_id
      where o.user_id = ride_data.caller))
$$;

comment on function private.ride_data is 'What rides store about a person; see trade_accounts.';

create function private.forget_rides(caller uuid) returns void language sql set search_path = '' as $$
  delete from private.safety_contacts as c where c.user_id = forget_rides.caller;
  delete from private.favourite_drivers as f where f.user_id = forget_rides.caller;
  update private.rides as r set rider_name = null, rider_phone = null from public.enhanced_orders as o
    where o.id = r.order_id and o.user_id = forget_rides.caller;
  delete from private.ride_asks as a where a.asker = forget_rides.caller::text
$$;

comment on function private.forget_rides is 'Removes what rides store about a person; see trade_accounts.';

insert into private.trade_accounts (trade, data, forget)
  values ('rides', 'private.ride_data', 'private.forget_rides');

revoke execute on function private.my_ride(uuid), private.require_open_ride(public.enhanced_orders),
  private.ride_change_of(public.enhanced_orders), private.repeat_sos(uuid, private.order_timers),
  private.keep_sos_alive(public.enhanced_orders, public.order_status), private.ride_sos_of(public.enhanced_orders),
  private.metres_off(double precision, double precision, double precision, double precision, double precision,
  double precision), private.watch_ride(public.enhanced_orders), private.watch_rides_of_track(),
  private.ride_alerts_of(public.enhanced_orders), private.shared_ride(public.enhanced_orders),
  private.lost_item_of(public.enhanced_orders), private.ride_data(uuid), private.forget_rides(uuid) from public;
revoke execute on function public.ride_change_quote(uuid, jsonb), public.accept_ride_change(uuid, text),
  public.my_safety_contacts(), public.save_safety_contact(text, text), public.remove_safety_contact(uuid),
  public.raise_sos(uuid, text, double precision, double precision), public.open_sos(),
  public.acknowledge_sos(uuid, text), public.answer_ride_alert(uuid, text),
  public.set_favourite_driver(uuid, boolean), public.my_favourite_drivers(),
  public.report_lost_item(uuid, text, text, text) from public, anon;
grant execute on function public.ride_change_quote(uuid, jsonb), public.accept_ride_change(uuid, text),
  public.my_safety_contacts(), public.save_safety_contact(text, text), public.remove_safety_contact(uuid),
  public.raise_sos(uuid, text, double precision, double precision), public.open_sos(),
  public.acknowledge_sos(uuid, text), public.answer_ride_alert(uuid, text),
  public.set_favourite_driver(uuid, boolean), public.my_favourite_drivers(),
  public.report_lost_item(uuid, text, text, text) to authenticated;
