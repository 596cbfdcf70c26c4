-- The day of whoever sells time: the calendar and the list of its bookings, people who walk in, and a professional who
-- is ill or does not come (docs/decisions/0129). Names no trade.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('absence_grace_seconds', 'integer', 'seconds', '900', 300, 3600, 'orders',
    'How long after the start of an appointment its customer says that nobody came.', true),
  ('absence_answer_seconds', 'integer', 'seconds', '3600', 900, 86400, 'orders',
    'How long before an appointment whose professional is ill its customer must have chosen; the money goes back then.',
    true),
  ('walk_in_days', 'integer', 'count', '90', 1, 400, 'orders',
    'How long a business sees names and numbers of people who walked in.', false);

insert into public.cancellation_reasons (code, actors, fault) values ('nobody_came', '{system}', 'vendor');

insert into private.notification_templates (template, type, title, message, push_for) values
  ('booking_other_person', 'warning', 'Somebody else for you',
    '{person} takes over your booking {order_number} on {day} at {from}. If you do not want that, cancel it for free.',
    '1 day'),
  ('booking_needs_answer', 'warning', 'Please choose',
    '{person} is away on {day}. Choose another time for booking {order_number}, or take your money back, until {by}.',
    '1 day'),
  ('vendor_booking_other_person', 'info', 'Booking handed over',
    '{person} has booking {order_number} now: {day}, {from}–{to}.', '1 day'),
  ('vendor_nobody_came', 'error', 'Customer says nobody came',
    'Booking {order_number}: the customer waited in vain and gets the money back. {amount} is charged to you. '
    'If that is wrong, write to us.', '1 day');

-- People who walk in --------------------------------------------------------------------------------------------------
create table private.walk_ins (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  name text constraint walk_in_name_length check (length(trim(name)) between 1 and 80),
  phone text constraint walk_in_phone check (phone ~ '^\+91[6-9][0-9]{9}$'),
  note text constraint walk_in_note_length check (length(note) <= 200),
  taken_paise integer constraint walk_in_taken_range check (taken_paise between 0 and 10000000),
  taken_by text constraint walk_in_taken_by check (taken_by in ('cash', 'upi', 'card')),
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default now(),
  constraint walk_in_taken_whole check ((taken_paise is null) = (taken_by is null))
);

comment on table private.walk_ins is
  'Bookings without an order: whoever came in or rang up. What they paid went to the business and never through '
  'Angadi, which neither takes a commission of it nor answers for it. Names and numbers go after walk_in_days.';

create index walk_ins_made_by_idx on private.walk_ins (made_by);
create index walk_ins_named_idx on private.walk_ins (made_at) where name is not null;

create trigger texts_are_plain before insert or update of name, note on private.walk_ins
  for each row execute function private.keep_plain('name', 'note');

revoke all on private.walk_ins from anon, authenticated;

create function private.next_free(parts private.visit_part[]) returns timestamptz
language sql stable set search_path = '' as $$
  select min(s) from private.free_starts(next_free.parts, (5, false, 0, 1)::private.start_rules,
    daterange(private.today(), private.today() + 2), now()) as s
$$;

comment on function private.next_free is
  'When a visit can begin at the earliest, today or tomorrow, by no grid of the business but by whole five minutes.';

create function private.walk_ins_waiting(vendor_id uuid, before timestamptz, mine uuid default null) returns integer
language sql stable set search_path = '' as $$
  select count(*)::integer from public.bookings as b join private.walk_ins as w on w.booking_id = b.id
  where b.vendor_id = walk_ins_waiting.vendor_id and b.state = 'confirmed' and b.starts_at <= walk_ins_waiting.before
    and b.id is distinct from walk_ins_waiting.mine and b.starts_at > now() - interval '12 hours'
$$;

comment on function private.walk_ins_waiting is 'How many who walked in wait to be served before a time.';

create function public.walk_in_time(vendor_id uuid, steps jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  visit record;
  free timestamptz;
begin
  perform private.require_right(walk_in_time.vendor_id, 'orders');
  perform private.bound(walk_in_time.steps, 4000);
  select * into visit from private.visit_of(walk_in_time.vendor_id, walk_in_time.steps);
  free := private.next_free(visit.parts);
  return jsonb_build_object('starts_at', free, 'minutes', private.minutes_of_visit(visit.parts),
    'waiting', private.walk_ins_waiting(walk_in_time.vendor_id, free));
end
$$;

comment on function public.walk_in_time is
  'When somebody who walks in could have these services at the earliest, and how many wait before: {starts_at, '
  'minutes, waiting}.';

create function public.book_walk_in(vendor_id uuid, steps jsonb, walk_in jsonb, idempotency_key text,
  starts_at timestamptz default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_right(book_walk_in.vendor_id, 'orders');
  result jsonb;
  visit record;
  at timestamptz := book_walk_in.starts_at;
  number text := nullif(trim(walk_in ->> 'phone'), '');
  b public.bookings;
  chosen uuid[];
begin
  perform private.bound(book_walk_in.steps, 4000), private.bound(book_walk_in.walk_in, 2000);
  result := private.claim_idempotency(caller, book_walk_in.idempotency_key, 'book_walk_in');
  if result is not null then return result || '{"replayed": true}'; end if;
  if number is not null then
    number := private.read_phone(number);
    if number is null then
      perform private.refuse(400, 'phone_not_indian', 'Only Indian mobile numbers can sign in.');
    end if;
  end if;
  if at < now() - interval '5 minutes' then
    perform private.refuse(400, 'schedule_past', 'This time has already passed. Please choose another one.');
  end if;
  if at > now() + interval '1 year' then
    perform private.refuse(409, 'schedule_too_far', 'Orders cannot be placed that far ahead.');
  end if;
  select * into visit from private.visit_of(book_walk_in.vendor_id, book_walk_in.steps);
  -- Two who come in at once are given two times: the second waits here, and then sees what the first has.
  perform private.lock_resources(array(select distinct c from unnest(visit.parts) as p, unnest(p.candidates) as c));
  at := coalesce(at, private.next_free(visit.parts));
  if at is null then
    perform private.refuse(409, 'slot_taken', 'This time has just been taken. Please choose another one.');
  end if;
  insert into public.bookings (vendor_id, state, starts_at, ends_at)
  values (book_walk_in.vendor_id, 'confirmed', at,
    at + make_interval(mins => private.minutes_of_visit(visit.parts))) returning * into b;
  chosen := private.take_time(b, visit.parts);
  perform private.keep_parts(b, visit.parts, visit.needs, chosen);
  insert into private.walk_ins (booking_id, name, phone, note, made_by)
  values (b.id, coalesce(trim(walk_in ->> 'name'), ''), number, nullif(trim(walk_in ->> 'note'), ''), caller);
  perform private.publish('vendor:' || b.vendor_id, 'booking', '{}');
  result := jsonb_build_object('id', b.id, 'starts_at', b.starts_at, 'ends_at', b.ends_at, 'waiting',
    private.walk_ins_waiting(b.vendor_id, b.starts_at, b.id), 'replayed', false);
  perform private.keep_result(caller, book_walk_in.idempotency_key, result);
  return result;
exception when check_violation then
  perform private.refuse(400, 'request_invalid', 'This request could not be read.');
end
$$;

comment on function public.book_walk_in is
  'Takes time for somebody who has no account here, {name, phone, note}, once per key: at a time, or at the next that '
  'is free. The same constraint keeps it from whoever books online. {id, starts_at, ends_at, waiting, replayed}.';

create function public.advance_walk_in(booking_id uuid, to_state text, seen_version integer,
  taken_paise integer default null, taken_by text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  b public.bookings;
begin
  select * into b from public.bookings as k where k.id = advance_walk_in.booking_id for no key update;
  perform private.require_right(b.vendor_id, 'orders');
  if not exists (select from private.walk_ins as w where w.booking_id = b.id) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  -- The answer to the first request was lost.
  if b.state = advance_walk_in.to_state then
    return jsonb_build_object('state', b.state, 'version', b.version);
  end if;
  if b.version is distinct from advance_walk_in.seen_version then
    perform private.refuse(409, 'booking_changed', 'This booking has changed in the meantime. Please look again.',
      jsonb_build_object('starts_at', b.starts_at, 'version', b.version));
  end if;
  if not coalesce(case advance_walk_in.to_state
      when 'in_progress' then b.state = 'confirmed' and b.starts_at <= now() + interval '1 hour'
      when 'completed' then b.state in ('confirmed', 'in_progress') and b.starts_at <= now() + interval '1 hour'
      when 'no_show' then b.state = 'confirmed' and b.starts_at <= now()
      when 'cancelled' then b.state = 'confirmed' end, false) then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.',
      jsonb_build_object('status', b.state));
  end if;
  update public.bookings as k set state = advance_walk_in.to_state, version = k.version + 1 where k.id = b.id
  returning * into b;
  if b.state = 'completed' then
    update private.walk_ins as w set taken_paise = advance_walk_in.taken_paise, taken_by = advance_walk_in.taken_by
    where w.booking_id = b.id;
  end if;
  perform private.publish('vendor:' || b.vendor_id, 'booking', '{}');
  return jsonb_build_object('state', b.state, 'version', b.version);
exception when check_violation then
  perform private.refuse(400, 'request_invalid', 'This request could not be read.');
end
$$;

comment on function public.advance_walk_in is
  'Begins, ends, cancels or marks as not come (in_progress, completed, cancelled, no_show) what was booked at the '
  'desk; at its end with what was taken, and by cash, upi or card.';

create function public.resize_walk_in(booking_id uuid, minutes integer, seen_version integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  b public.bookings;
  more integer;
  t record;
begin
  select * into b from public.bookings as k where k.id = resize_walk_in.booking_id for no key update;
  perform private.require_right(b.vendor_id, 'orders');
  if not exists (select from private.walk_ins as w where w.booking_id = b.id) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  if b.version is distinct from resize_walk_in.seen_version then
    perform private.refuse(409, 'booking_changed', 'This booking has changed in the meantime. Please look again.',
      jsonb_build_object('starts_at', b.starts_at, 'version', b.version));
  end if;
  if b.state not in ('confirmed', 'in_progress') then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.',
      jsonb_build_object('status', b.state));
  end if;
  more := resize_walk_in.minutes - (extract(epoch from b.ends_at - b.starts_at) / 60)::integer;
  -- The last piece of work ends earlier or later; what comes before it stays.
  if not coalesce(resize_walk_in.minutes between 5 and 720, false) or exists (select from private.booking_parts as p
      where p.booking_id = b.id and b.ends_at <= b.starts_at + make_interval(mins => p.starts_after
        + (select sum(m) from unnest(p.minutes) as m)::integer)
      and p.minutes[cardinality(p.minutes)] + more < 5) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  perform private.lock_resources(array(select t.resource_id from private.taken_times as t where t.booking_id = b.id));
  -- A visit that takes longer goes on into a break or past the closing; what is taken or blocked ends it.
  for t in select k.*, r as resource, case when more > 0 then tstzrange(upper(k.during), upper(k.during)
        + make_interval(mins => more)) else tstzrange(upper(k.during) + make_interval(mins => more),
        upper(k.during)) end as changed
      from private.taken_times as k join public.resources as r on r.id = k.resource_id
      where k.booking_id = b.id and upper(k.during) >= b.ends_at and more <> 0 loop
    if more > 0 and private.full_times(t.resource, t.changed, b.seats, now(), b.id) && t.changed then
      perform private.refuse(409, 'slot_taken', 'This time has just been taken. Please choose another one.');
    end if;
    update private.taken_times as k set during = tstzrange(lower(k.during), upper(k.during)
      + make_interval(mins => more)) where k.booking_id = b.id and k.part = t.part and k.piece = t.piece;
    if more < 0 then perform private.note_freed(t.resource_id, b.id, t.changed, b.seats, true); end if;
  end loop;
  update private.booking_parts as p set minutes[cardinality(p.minutes)] = p.minutes[cardinality(p.minutes)] + more
  where p.booking_id = b.id and b.ends_at <= b.starts_at + make_interval(mins => p.starts_after
    + (select sum(m) from unnest(p.minutes) as m)::integer);
  update public.bookings as k set ends_at = k.starts_at + make_interval(mins => resize_walk_in.minutes),
    version = k.version + 1 where k.id = b.id returning * into b;
  perform private.publish('vendor:' || b.vendor_id, 'booking', '{}');
  return jsonb_build_object('ends_at', b.ends_at, 'version', b.version);
exception when exclusion_violation then
  perform private.refuse(409, 'slot_taken', 'This time has just been taken. Please choose another one.');
end
$$;

comment on function public.resize_walk_in is
  'Makes the visit of whoever walked in shorter or longer, 5 to 720 minutes: {ends_at, version}. It may go on into a '
  'break or past the closing; refuses with slot_taken where time is taken or blocked, and with booking_changed.';

create function private.tidy_walk_ins() returns void
language sql set search_path = '' as $$
  update public.bookings as b set state = 'completed', version = b.version + 1
  from private.walk_ins as w where w.booking_id = b.id and b.state in ('confirmed', 'in_progress')
    and b.ends_at < now() - interval '12 hours';
  update private.walk_ins as w set name = null, phone = null, note = null
  where w.name is not null and w.made_at < now() - make_interval(days => private.setting_int('walk_in_days'))
    and exists (select from public.bookings as b where b.id = w.booking_id and b.ends_at < now())
$$;

comment on function private.tidy_walk_ins is
  'Ends what nobody ended, without a bill, and forgets who it was after walk_in_days.';

select cron.schedule('tidy-walk-ins', '23 * * * *', 'select private.tidy_walk_ins()');

-- Somebody of the business is ill -------------------------------------------------------------------------------------
create table private.booking_absences (
  order_id uuid primary key references public.enhanced_orders (id) on delete cascade,
  resource_id uuid not null references public.resources (id),
  -- Somebody else comes at the same time, or the customer is asked.
  kind text not null constraint absence_kind check (kind in ('replaced', 'asked')),
  answer_by timestamptz,
  told_at timestamptz not null default now(),
  answered_at timestamptz,
  constraint absence_answer check ((kind = 'asked') = (answer_by is not null))
);

comment on table private.booking_absences is
  'Bookings whose professional is away: what became of them, and when their customer agreed or chose. Until then '
  'cancelling costs nothing.';

create index booking_absences_resource_idx on private.booking_absences (resource_id);
revoke all on private.booking_absences from anon, authenticated;

create function private.is_asked(order_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.booking_absences as a join public.bookings as b on b.order_id = a.order_id
    where a.order_id = is_asked.order_id and a.answered_at is null and (a.kind = 'asked' or now() < b.starts_at))
$$;

comment on function private.is_asked is
  'Whether the customer may still say no, for nothing, because the professional is away: until the start at most where '
  'somebody else comes.';

create function private.absence_of(b public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('absence', (select jsonb_build_object('kind', a.kind, 'person', r.name, 'answer_by',
      a.answer_by) from private.booking_absences as a join public.resources as r on r.id = a.resource_id
    where a.order_id = b.order_id and b.state in ('pending', 'confirmed') and private.is_asked(b.order_id)),
    'report_from', b.starts_at + make_interval(secs => private.setting_int('absence_grace_seconds')))
$$;

comment on function private.absence_of is
  'What a customer has to answer because the professional is away, and from when they can say that nobody came.';

create function private.parts_to_move(b public.bookings) returns private.visit_part[]
language sql stable set search_path = '' as $$
  select array_agg((p.starts_after, p.minutes, p.before, p.after, case when a.resource_id is null
      then array[p.resource_id] else private.able_for(p) || p.resource_id end)::private.visit_part order by p.part)
  from private.booking_parts as p
  left join private.booking_absences as a on a.order_id = b.order_id and a.resource_id = p.resource_id
    and a.kind = 'asked' and a.answered_at is null
  where p.booking_id = b.id
$$;

comment on function private.parts_to_move is
  'What a booking takes when its customer moves it: of whoever has it, and where that person is away of anybody who '
  'does the same.';

create function private.people_of(order_id uuid) returns text
language sql stable set search_path = '' as $$
  select string_agg(distinct r.name, ', ') from public.bookings as b
  join private.booking_parts as p on p.booking_id = b.id and p.need = 1
  join public.resources as r on r.id = p.resource_id where b.order_id = people_of.order_id
$$;

comment on function private.people_of is 'Who serves a booking, by name.';

create function private.answer_absence(o public.enhanced_orders, actor uuid) returns void
language plpgsql set search_path = '' as $$
begin
  if answer_absence.actor = o.user_id then
    update private.booking_absences as a set kind = 'replaced', answer_by = null, answered_at = now()
    where a.order_id = o.id and a.answered_at is null;
  else
    update private.booking_absences as a set kind = 'replaced', answer_by = null
    where a.order_id = o.id and a.answered_at is null and a.kind = 'asked';
    if found then
      perform private.notify_party(o, 'user', 'booking_other_person', private.booking_words(o) || jsonb_build_object(
        'person', private.people_of(o.id)));
    end if;
  end if;
  perform private.set_reminder(o, 'absence_answer', null);
end
$$;

comment on function private.answer_absence is
  'A booking has been moved: nobody is asked any more, and whoever did not move it themselves may still say no.';

create function private.end_absence(order_id uuid, timer private.order_timers) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.transition(a.order_id, 'cancelled', null, 'system', 'professional_absent')
  from private.booking_absences as a join public.enhanced_orders as o on o.id = a.order_id
  where a.order_id = end_absence.order_id and a.kind = 'asked' and a.answered_at is null
    and o.status in ('pending', 'confirmed');
end
$$;

comment on function private.end_absence is 'Silence ends in money back; a timer action.';

insert into private.timer_actions (action, run) values ('absence_answer', 'private.end_absence');

create function private.bookings_without(resource_id uuid, during tstzrange) returns setof uuid
language sql stable set search_path = '' as $$
  select distinct b.id from private.taken_times as t join public.bookings as b on b.id = t.booking_id
  where t.resource_id = bookings_without.resource_id and t.during && bookings_without.during
    and (b.state in ('pending', 'confirmed') or b.state = 'held' and b.order_id is null)
    and not exists (select from private.booking_absences as a where a.order_id = b.order_id
      and a.resource_id = bookings_without.resource_id and a.kind = 'asked' and a.answered_at is null)
$$;

comment on function private.bookings_without is
  'The bookings and holds that need somebody at a time, without those whose customer is asked already.';

create function private.replace_person(b public.bookings, ill uuid, actor uuid) returns public.bookings
language plpgsql set search_path = '' as $$
declare
  parts private.visit_part[];
begin
  select array_agg((p.starts_after, p.minutes, p.before, p.after, case when p.resource_id <> replace_person.ill
      then array[p.resource_id] else array_remove(private.able_for(p), replace_person.ill) end)
      ::private.visit_part order by p.part) into parts
  from private.booking_parts as p where p.booking_id = b.id;
  if private.free_choice(b, parts, b.id) is null then return null; end if;
  return private.move_to(b, parts, b.starts_at, replace_person.actor);
end
$$;

comment on function private.replace_person is
  'Gives what somebody who is away has of a booking to others who are free at its time; null where there is nobody. '
  'The caller holds everybody concerned.';

create function private.settle_absence(o public.enhanced_orders, b public.bookings, ill public.resources,
  outcome text) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  words jsonb := private.booking_words(o);
  answer_by timestamptz := greatest(b.starts_at - make_interval(secs => private.setting_int('absence_answer_seconds')),
    least(b.starts_at, now() + interval '15 minutes'));
  people text := private.people_of(o.id);
begin
  insert into private.booking_absences (order_id, resource_id, kind, answer_by)
  values (o.id, ill.id, settle_absence.outcome, case when settle_absence.outcome = 'asked' then answer_by end)
  on conflict (order_id) do update set resource_id = excluded.resource_id, kind = excluded.kind,
    answer_by = excluded.answer_by, told_at = now(), answered_at = null;
  if settle_absence.outcome = 'replaced' then
    perform private.notify_party(o, 'user', 'booking_other_person', words || jsonb_build_object('person', people)),
      private.notify_party(o, 'vendor', 'vendor_booking_other_person', words || jsonb_build_object('person', people));
  else
    perform private.set_reminder(o, 'absence_answer', answer_by);
    perform private.notify_party(o, 'user', 'booking_needs_answer', words || jsonb_build_object('person', ill.name,
      'by', to_char(answer_by at time zone 'Asia/Kolkata', 'DD/MM HH24:MI')));
    perform private.announce_order(o);
  end if;
end
$$;

comment on function private.settle_absence is
  'Writes what became of a booking whose professional is away, and tells its customer.';

create function private.act_on_absence(ill public.resources, during tstzrange, actor uuid) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  affected uuid[] := array(select private.bookings_without(ill.id, act_on_absence.during));
  one uuid;
  b public.bookings;
  moved public.bookings;
  o public.enhanced_orders;
  outcome text;
  told jsonb := '[]';
begin
  -- Orders, bookings, resources, each in one order.
  for one in select k.order_id from public.bookings as k where k.id = any (affected) and k.order_id is not null
      order by 1 loop
    perform private.lock_order(one);
  end loop;
  perform from public.bookings as k where k.id = any (affected) order by k.id for no key update;
  perform private.lock_resources(array(select ill.id
    union select p.resource_id from private.booking_parts as p where p.booking_id = any (affected)
    union select r.resource_id from private.booking_parts as p join public.service_resources as r
      on r.service_id = p.service_id and r.need = p.need where p.booking_id = any (affected)));
  -- Whoever was booked in between is held by somebody else: all again.
  if exists (select from private.bookings_without(ill.id, act_on_absence.during) as n where n <> all (affected)) then
    raise exception using errcode = 'AB001';
  end if;
  if not exists (select from private.resource_blocks as k where k.resource_id = ill.id
      and k.during @> act_on_absence.during) then
    insert into private.resource_blocks (resource_id, during, made_by)
    values (ill.id, act_on_absence.during, act_on_absence.actor);
    perform private.publish('vendor:' || ill.vendor_id, 'booking', '{}');
  end if;
  for b in select k.* from public.bookings as k where k.id = any (affected) order by k.starts_at, k.id loop
    if b.state = 'held' then
      -- Whoever is about to book it sees other times, or pays and has the money back.
      update public.bookings as k set state = 'expired', version = k.version + 1 where k.id = b.id;
      continue;
    end if;
    continue when b.state not in ('pending', 'confirmed');
    o := null;
    if b.order_id is not null then select * into o from public.enhanced_orders as e where e.id = b.order_id; end if;
    moved := case when b.starts_at > now() then private.replace_person(b, ill.id, act_on_absence.actor) end;
    outcome := case when moved.id is not null then 'replaced' when o.id is null or b.starts_at <= now() then 'by_hand'
      else 'asked' end;
    if o.id is not null and outcome <> 'by_hand' then
      perform private.settle_absence(o, coalesce(moved, b), ill, outcome);
    end if;
    told := told || jsonb_build_object('booking_id', b.id, 'order_number', o.order_number, 'starts_at', b.starts_at,
      'ends_at', b.ends_at, 'outcome', outcome, 'paid_paise', coalesce(private.paid(o.id), 0), 'customer_name',
      private.name_at_desk(b), 'steps', private.booking_steps(b.id));
  end loop;
  return jsonb_build_object('bookings', told, 'refund_at_most_paise', (
    select coalesce(sum((t ->> 'paid_paise')::bigint), 0) from jsonb_array_elements(told) as t
    where t ->> 'outcome' = 'asked'));
end
$$;

comment on function private.act_on_absence is
  'Somebody is away: the time is blocked; each booking goes to somebody who is free at its time, or its customer is '
  'asked; what was booked at the desk and fits nobody, or should have begun, is left to the business (by_hand).';

create function private.absence_range(day date) returns tstzrange
language plpgsql stable set search_path = '' as $$
declare
  whole tstzrange := private.hours_on(private.known_day(absence_range.day), '00:00', '24:00');
begin
  if coalesce(upper(whole) <= now() or lower(whole) > now() + interval '1 year', true) then
    perform private.refuse(400, 'schedule_past', 'This time has already passed. Please choose another one.');
  end if;
  return whole;
end
$$;

create function public.preview_absence(resource_id uuid, day date) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  ill public.resources;
  result jsonb;
begin
  select * into ill from public.resources as r where r.id = preview_absence.resource_id;
  perform private.require_right(ill.vendor_id, 'orders');
  -- What is shown is what would be done: it is done, and taken back.
  begin
    result := private.act_on_absence(ill, private.absence_range(preview_absence.day), auth.uid());
    raise exception using errcode = 'AB002';
  exception when sqlstate 'AB002' then null; when sqlstate 'AB001' then
    perform private.refuse(409, 'booking_changed', 'This booking has changed in the meantime. Please look again.');
  end;
  return result;
end
$$;

comment on function public.preview_absence is
  'What would become of the bookings of somebody who is away on a day: {bookings: [{booking_id, order_number, '
  'starts_at, ends_at, outcome (replaced, asked, by_hand), paid_paise, customer_name, steps}], refund_at_most_paise}.';

create function public.report_absence(resource_id uuid, day date, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  ill public.resources;
  caller uuid;
  result jsonb;
begin
  select * into ill from public.resources as r where r.id = report_absence.resource_id;
  caller := private.require_right(ill.vendor_id, 'orders');
  result := private.claim_idempotency(caller, report_absence.idempotency_key, 'report_absence');
  if result is not null then return result || '{"replayed": true}'; end if;
  for turn in 1 .. 5 loop
    begin
      result := private.act_on_absence(ill, private.absence_range(report_absence.day), caller)
        || '{"replayed": false}';
    exception when sqlstate 'AB001' then null;
    end;
    exit when result is not null;
  end loop;
  if result is null then
    perform private.refuse(409, 'booking_changed', 'This booking has changed in the meantime. Please look again.');
  end if;
  perform private.keep_result(caller, report_absence.idempotency_key, result);
  return result;
end
$$;

comment on function public.report_absence is
  'Somebody is away on a day: their bookings in one act, as preview_absence shows, once per key. Whoever gets another '
  'person may say no for nothing; who is asked moves it or takes the money back, and gets it back by silence.';

create function public.keep_booking(order_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders := private.lock_order(keep_booking.order_id);
begin
  if o.user_id is distinct from caller then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  update private.booking_absences as a set answered_at = now()
  where a.order_id = o.id and a.kind = 'replaced' and a.answered_at is null;
  if found then perform private.announce_order(o); end if;
end
$$;

comment on function public.keep_booking is
  'A customer agrees to somebody else at the same time; from then on their own terms of cancelling hold again.';

-- Nobody comes --------------------------------------------------------------------------------------------------------
create function private.terms_of_nobody(o public.enhanced_orders) returns jsonb
language sql stable set search_path = '' as $$
  select private.usual_cancellation(o, 'vendor', 'professional_absent') || jsonb_build_object('credit_paise',
    case when private.may_claim_credit(o.user_id)
      then (private.usual_cancellation(o, 'vendor', 'customer_absent') ->> 'charge_paise')::bigint else 0 end)
$$;

comment on function private.terms_of_nobody is
  'What a business owes whose professional did not come: the money back, and what the customer would have paid for not '
  'coming, as often as a customer may claim.';

create function public.report_nobody_came(order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  b public.bookings;
begin
  perform private.take_turns('cancel_order', caller::text);
  o := private.lock_order(report_nobody_came.order_id);
  select * into b from public.bookings as k where k.order_id = o.id for no key update;
  if o.user_id is distinct from caller or b.id is null then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  if o.status = 'cancelled' and o.cancel_reason = 'nobody_came' then
    return jsonb_build_object('refund_paise', o.refund_paise, 'credit_paise', o.credit_paise);
  end if;
  if o.status <> 'confirmed' then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.',
      jsonb_build_object('status', o.status));
  end if;
  if now() < b.starts_at + make_interval(secs => private.setting_int('absence_grace_seconds')) then
    perform private.refuse(409, 'absence_too_early', 'Please wait a little longer before you say that nobody came.',
      jsonb_build_object('from', b.starts_at + make_interval(secs => private.setting_int('absence_grace_seconds'))));
  end if;
  o := private.transition(o.id, 'cancelled', caller, 'user', 'nobody_came');
  perform private.notify_party(o, 'vendor', 'vendor_nobody_came', jsonb_build_object('amount',
    private.rupees(o.credit_paise), 'amount_paise', o.credit_paise));
  return jsonb_build_object('refund_paise', o.refund_paise, 'credit_paise', o.credit_paise);
end
$$;

comment on function public.report_nobody_came is
  'A customer waited in vain: {refund_paise, credit_paise}, everything back and what they would have paid for not '
  'coming, at the cost of the business. From absence_grace_seconds after the start, unless the visit has begun.';

-- The calendar and the list -------------------------------------------------------------------------------------------
create function private.name_at_desk(b public.bookings) returns text
language sql stable set search_path = '' as $$
  select coalesce((select w.name from private.walk_ins as w where w.booking_id = b.id),
    (select split_part(nullif(p.full_name, ''), ' ', 1) from public.profiles as p where p.id = b.user_id))
$$;

comment on function private.name_at_desk is
  'How a business calls the customer of a booking: the first name, and of whoever walked in what they said.';

create view private.booking_lines as
select b.vendor_id, b.id, b.order_id, o.order_number, b.state, b.starts_at, b.ends_at, b.version,
  private.name_at_desk(b) as customer_name, private.booking_steps(b.id) as steps,
  (select coalesce(jsonb_agg(jsonb_build_object('part', p.part, 'resource_id', p.resource_id, 'need', p.need,
      'starts_after', p.starts_after, 'minutes', p.minutes, 'before', p.before, 'after', p.after)
      order by p.part), '[]') from private.booking_parts as p where p.booking_id = b.id) as parts,
  coalesce(o.total_paise, (select sum(p.price_paise) from private.booking_parts as p
    where p.booking_id = b.id)::integer) as total_paise,
  coalesce(private.paid(o.id), 0)::integer as paid_paise, coalesce(private.cash_due(o.id), 0)::integer as cash_paise,
  o.accept_by, o.instructions as note, b.created_at,
  (select jsonb_build_object('phone', w.phone, 'note', w.note, 'taken_paise', w.taken_paise, 'taken_by', w.taken_by)
    from private.walk_ins as w where w.booking_id = b.id) as walk_in,
  case when o.id is not null then private.absence_of(b) -> 'absence' end as absence
from public.bookings as b left join public.enhanced_orders as o on o.id = b.order_id;

comment on view private.booking_lines is 'Bookings as the desk of a business shows them, one row each.';

create function public.vendor_calendar(vendor_id uuid, from_day date, days integer default 1)
returns table (id uuid, order_id uuid, order_number text, state text, starts_at timestamptz, ends_at timestamptz,
  version integer, customer_name text, steps jsonb, parts jsonb, total_paise integer, paid_paise integer,
  cash_paise integer, accept_by timestamptz, note text, walk_in jsonb, absence jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asked daterange;
begin
  perform private.require_right(vendor_calendar.vendor_id, 'orders');
  asked := private.asked_days(vendor_calendar.from_day, vendor_calendar.days, 42);
  return query
    select l.id, l.order_id, l.order_number, l.state, l.starts_at, l.ends_at, l.version, l.customer_name, l.steps,
      l.parts, l.total_paise, l.paid_paise, l.cash_paise, l.accept_by, l.note, l.walk_in, l.absence
    from private.booking_lines as l join public.bookings as b on b.id = l.id
    where l.vendor_id = vendor_calendar.vendor_id
      and (l.order_id is not null or l.walk_in is not null or private.booking_lives(b, now()))
      and l.starts_at < upper(asked)::timestamp at time zone 'Asia/Kolkata'
      and l.starts_at > lower(asked)::timestamp at time zone 'Asia/Kolkata' - interval '24 hours'
      and l.ends_at > lower(asked)::timestamp at time zone 'Asia/Kolkata'
    order by l.starts_at, l.id;
end
$$;

comment on function public.vendor_calendar is
  'The bookings of a vendor on some days of India, with who has which step and part; times that somebody keeps and '
  'people who walked in are among them. cash_paise is what is to be collected at the end.';

create function public.vendor_bookings(vendor_id uuid, scope text, resource_id uuid default null,
  search text default null, after timestamptz default null, after_id uuid default null, limit_count integer default 20)
returns table (id uuid, order_id uuid, order_number text, state text, starts_at timestamptz, ends_at timestamptz,
  version integer, customer_name text, steps jsonb, parts jsonb, total_paise integer, paid_paise integer,
  cash_paise integer, accept_by timestamptz, note text, walk_in jsonb, absence jsonb, server_now timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := private.like_pattern(vendor_bookings.search);
  from_today timestamptz := private.today()::timestamp at time zone 'Asia/Kolkata';
  from_tomorrow timestamptz := (private.today() + 1)::timestamp at time zone 'Asia/Kolkata';
  backwards boolean := vendor_bookings.scope = 'past';
begin
  perform private.require_right(vendor_bookings.vendor_id, 'orders');
  perform private.bound(vendor_bookings.search, 400);
  return query
    select l.id, l.order_id, l.order_number, l.state, l.starts_at, l.ends_at, l.version, l.customer_name, l.steps,
      l.parts, l.total_paise, l.paid_paise, l.cash_paise, l.accept_by, l.note, l.walk_in, l.absence, now()
    from private.booking_lines as l
    where l.vendor_id = vendor_bookings.vendor_id and (l.order_id is not null or l.walk_in is not null)
      and case vendor_bookings.scope when 'requests' then l.state = 'pending'
        when 'today' then l.starts_at >= from_today and l.starts_at < from_tomorrow
          and l.state in ('pending', 'confirmed', 'in_progress')
        when 'upcoming' then l.starts_at >= from_tomorrow and l.state in ('pending', 'confirmed', 'in_progress')
        when 'past' then l.starts_at > now() - interval '1 year'
          and (l.starts_at < from_today or l.state not in ('pending', 'confirmed', 'in_progress'))
        else false end
      and (vendor_bookings.resource_id is null or exists (select from private.booking_parts as p
        where p.booking_id = l.id and p.resource_id = vendor_bookings.resource_id))
      and (words is null or lower(l.order_number) like words or lower(l.customer_name) like words)
      and (vendor_bookings.after is null or case when backwards
        then (l.starts_at, l.id) < (vendor_bookings.after, vendor_bookings.after_id)
        else (l.starts_at, l.id) > (vendor_bookings.after, vendor_bookings.after_id) end)
    order by case when backwards then l.starts_at end desc, case when not backwards then l.starts_at end,
      case when backwards then l.id end desc, l.id
    limit least(greatest(coalesce(vendor_bookings.limit_count, 20), 1), 100);
end
$$;

comment on function public.vendor_bookings is
  'The bookings of a vendor: requests, today, upcoming or past (a year, newest first), of one person or all, by number '
  'or first name. A page follows the row that began at after with the id after_id.';

create function private.times_of_day(there tstzmultirange, days tstzrange) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_array(lower(r), upper(r)) order by r), '[]')
  from unnest(times_of_day.there * tstzmultirange(times_of_day.days)) as r
$$;

create function public.desk_days(vendor_id uuid, from_day date, days integer default 1)
returns table (resource_id uuid, kind text, name text, capacity smallint, there jsonb, breaks jsonb, blocks jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asked daterange;
  range tstzrange;
begin
  perform private.require_right(desk_days.vendor_id, 'orders');
  asked := private.asked_days(desk_days.from_day, desk_days.days, 42);
  range := tstzrange(lower(asked)::timestamp at time zone 'Asia/Kolkata', upper(asked)::timestamp at time zone
    'Asia/Kolkata');
  return query
    select r.id, r.kind, r.name, r.capacity, private.times_of_day(i.there, range),
      private.times_of_day(i.breaks, range),
      (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'starts_at', lower(k.during), 'ends_at',
        upper(k.during), 'note', k.note) order by lower(k.during)), '[]') from private.resource_blocks as k
        where k.resource_id = r.id and k.during && range)
    from public.resources as r cross join lateral private.resource_is_there(r, asked) as i
    where r.vendor_id = desk_days.vendor_id and (r.is_active or exists (select from private.taken_times as t
      where t.resource_id = r.id and t.during && range))
    order by array_position('{person,room,pool}', r.kind), lower(r.name), r.id;
end
$$;

comment on function public.desk_days is
  'Who and what a vendor has on some days of India: [from, to] of the hours and breaks, and the time that is blocked. '
  'Whoever is switched off is among them while they have bookings.';

revoke execute on function private.next_free(private.visit_part[]), private.walk_ins_waiting(uuid, timestamptz, uuid),
  private.tidy_walk_ins(), private.is_asked(uuid), private.absence_of(public.bookings),
  private.parts_to_move(public.bookings), private.people_of(uuid), private.answer_absence(public.enhanced_orders, uuid),
  private.end_absence(uuid, private.order_timers), private.bookings_without(uuid, tstzrange),
  private.replace_person(public.bookings, uuid, uuid),
  private.settle_absence(public.enhanced_orders, public.bookings, public.resources, text),
  private.act_on_absence(public.resources, tstzrange, uuid), private.absence_range(date),
  private.terms_of_nobody(public.enhanced_orders), private.name_at_desk(public.bookings),
  private.times_of_day(tstzmultirange, tstzrange) from public;
revoke execute on function public.walk_in_time(uuid, jsonb), public.book_walk_in(uuid, jsonb, jsonb, text,
    timestamptz), public.advance_walk_in(uuid, text, integer, integer, text),
  public.resize_walk_in(uuid, integer, integer),
  public.preview_absence(uuid, date),
  public.report_absence(uuid, date, text), public.keep_booking(uuid), public.report_nobody_came(uuid),
  public.vendor_calendar(uuid, date, integer), public.vendor_bookings(uuid, text, uuid, text, timestamptz, uuid,
    integer), public.desk_days(uuid, date, integer) from public, anon;
grant execute on function public.walk_in_time(uuid, jsonb), public.book_walk_in(uuid, jsonb, jsonb, text,
    timestamptz), public.advance_walk_in(uuid, text, integer, integer, text),
  public.resize_walk_in(uuid, integer, integer),
  public.preview_absence(uuid, date),
  public.report_absence(uuid, date, text), public.keep_booking(uuid), public.report_nobody_came(uuid),
  public.vendor_calendar(uuid, date, integer), public.vendor_bookings(uuid, text, uuid, text, timestamptz, uuid,
    integer), public.desk_days(uuid, date, integer) to authenticated;
