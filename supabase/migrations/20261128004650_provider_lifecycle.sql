-- What comes after approval (field notes 2.17): suspending with a reason, an end and an appeal, and ending with notice,
-- for whatever approval makes. The law of it is two tables: private.measure_moves says what becomes of a measure,
-- private.application_moves what becomes of the application.
set check_function_bodies = off;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('appeal_seconds', 'integer', 'seconds', '1209600', 86400, 7776000, 'access',
   'How long after a suspension or a notice one can appeal.', false),
  ('termination_notice_seconds', 'integer', 'seconds', '2592000', 604800, 31536000, 'access',
   'How long before its end somebody is told that the work with Angadi ends; by law seven days at least.', false),
  ('termination_settle_seconds', 'integer', 'seconds', '7776000', 86400, 31536000, 'access',
   'How long after its end the role stays, where money is still owed.', false);

-- Whose work can be suspended or ended -------------------------------------------------------------------------------
create table private.provider_kinds (
  kind text primary key,
  pause text not null,
  unpause text not null,
  finish text not null,
  is_settled text not null,
  release text not null,
  people text not null,
  speakers text not null,
  constraint provider_kind_functions check (concat_ws(' ', pause, unpause, finish, is_settled, release, people,
    speakers) ~ '^[a-z_]+\.[a-z_0-9]+( [a-z_]+\.[a-z_0-9]+)*$')
);

comment on table private.provider_kinds is
  'Whose work the administration can suspend or end, by functions (id uuid): pause stops what is new, refuses where '
  'there is nobody, and answers whether they worked; unpause (id, was_working boolean) lets them go on; finish stops '
  'what is new for good; is_settled: nothing is open any more; release takes the places and the role; people are told; '
  'speakers may appeal.';

create function private.pause_vendor(provider_id uuid) returns boolean language plpgsql set search_path = '' as $$
declare
  v public.vendors;
begin
  select * into v from public.vendors as k where k.id = pause_vendor.provider_id for no key update;
  if not found then perform private.refuse(404, 'vendor_not_found', 'There is no such vendor.'); end if;
  if v.status not in ('active', 'suspended') then
    perform private.refuse(409, 'vendor_not_active', 'This vendor does not sell now.');
  end if;
  update public.vendors as k set status = 'suspended', accepting_orders = false where k.id = v.id;
  perform private.publish('vendor:' || v.id, 'menu', '{}'::jsonb);
  return v.accepting_orders;
end
$$;

comment on function private.pause_vendor is
  'Nobody finds a vendor or orders from it; present orders go on. Answers whether it took orders.';

create function private.unpause_vendor(provider_id uuid, was_working boolean) returns void language plpgsql
  set search_path = '' as $$
begin
  update public.vendors as v set status = 'active' where v.id = provider_id and v.status <> 'draft';
  if was_working then
    -- Whose paper has expired meanwhile goes on once the new one is accepted.
    update private.work_stops as s set was_working = true where s.made = provider_id;
    if not found then update public.vendors as v set accepting_orders = true where v.id = provider_id; end if;
  end if;
  perform private.publish('vendor:' || provider_id, 'menu', '{}'::jsonb);
end
$$;

-- Whoever comes the day after finds a closed door: orders for a later time end with all their money back.
create function private.cancel_later_orders(provider_id uuid) returns void language plpgsql set search_path = '' as $$
declare
  later uuid;
begin
  for later in
    select o.id from public.enhanced_orders as o where o.vendor_id = cancel_later_orders.provider_id
      and o.scheduled_for > now() + interval '2 hours' and exists (select from public.order_transition_rules as r
        where r.kind = o.kind and r.from_status = o.status and r.to_status = 'cancelled' and 'system' = any (r.roles))
    order by o.id
  loop
    perform private.transition(later, 'cancelled', null, 'system', 'vendor_problem');
  end loop;
end
$$;

comment on function private.cancel_later_orders is
  'Cancels what a vendor that ends cannot do any more, to nobody''s cost but its own; its customers are told.';

create function private.finish_vendor(provider_id uuid) returns void language plpgsql set search_path = '' as $$
begin
  update public.vendors as v set status = 'terminated', accepting_orders = false where v.id = provider_id;
  perform private.cancel_later_orders(provider_id);
  update private.staff_invitations as i set withdrawn_at = now() where i.vendor_id = provider_id
    and i.withdrawn_at is null and i.accepted_at is null;
  perform private.publish('vendor:' || provider_id, 'menu', '{}'::jsonb);
  perform private.publish('vendor:' || provider_id, 'people', '{}'::jsonb);
end
$$;

comment on function private.finish_vendor is
  'A vendor that has ended: what was appointed for later is cancelled; its people keep orders and money (private.may) '
  'until both are settled.';

create function private.vendor_is_settled(provider_id uuid) returns boolean language sql stable
  set search_path = '' as $$
  select private.vendor_has_stopped(provider_id) and private.balance_of(provider_id, 'vendor_payable') <= 0
    -- What is kept for refunds comes back first.
    and private.reserve_of(provider_id, 'vendor_payable') = 0
$$;

create function private.release_vendor(provider_id uuid) returns void language plpgsql set search_path = '' as $$
declare
  who uuid;
begin
  for who in delete from public.vendor_staff as s where s.vendor_id = provider_id returning s.user_id loop
    -- The role was there for the businesses.
    delete from public.user_roles as r where r.user_id = who and r.role = 'vendor'
      and not exists (select from public.vendor_staff as k where k.user_id = who);
    perform private.publish('user:' || who, 'roles', '{}'::jsonb);
  end loop;
  delete from private.work_stops as s where s.made = provider_id;
end
$$;

comment on function private.release_vendor is 'Ends the places in a vendor, and with the last business the role.';

create function private.people_of_vendor(provider_id uuid) returns setof uuid language sql stable
  set search_path = '' as $$
  select s.user_id from public.vendor_staff as s where s.vendor_id = provider_id
  union select v.owner_id from public.vendors as v where v.id = provider_id and v.owner_id is not null
$$;

create function private.speakers_of_vendor(provider_id uuid) returns setof uuid language sql stable
  set search_path = '' as $$
  select s.user_id from public.vendor_staff as s where s.vendor_id = provider_id and s.position = 'owner'
$$;

create function private.pause_courier(provider_id uuid) returns boolean language plpgsql set search_path = '' as $$
declare
  c public.couriers;
begin
  perform private.lock_offered_jobs(provider_id);
  select * into c from public.couriers as k where k.user_id = provider_id for no key update;
  if not found or not c.verified then
    perform private.refuse(404, 'courier_not_found', 'There is no such courier.');
  end if;
  perform private.take_offers_back(c.user_id);
  -- Whoever carries something finishes that first.
  if not exists (select from public.jobs as j where j.performer_id = c.user_id
      and j.state in ('assigned', 'at_pickup', 'picked_up', 'near')) then
    perform private.end_shift(c.user_id);
  end if;
  perform private.publish('user:' || c.user_id, 'shift', '{}'::jsonb);
  perform private.publish('region:' || c.region_id, 'courier', jsonb_build_object('courier_id', c.user_id));
  return c.online;
end
$$;

comment on function private.pause_courier is
  'No offers and no new shift; a present job is finished. Answers whether they were online.';

create function private.unpause_courier(provider_id uuid, was_working boolean) returns void language sql
  set search_path = '' as $$
  -- A shift is begun by whoever works it.
  select private.publish('user:' || provider_id, 'roles', '{}'::jsonb)
$$;

create function private.finish_courier(provider_id uuid) returns void language sql set search_path = '' as $$
  select private.pause_courier(c.user_id) from public.couriers as c where c.user_id = provider_id and c.verified
$$;

create function private.courier_is_settled(provider_id uuid) returns boolean language sql stable
  set search_path = '' as $$
  select not exists (select from public.jobs as j where j.performer_id = provider_id
      and j.state not in ('delivered', 'cancelled'))
    and private.cash_in_hand(provider_id) = 0 and private.balance_of(provider_id, 'courier_payable') <= 0
    and private.reserve_of(provider_id, 'courier_payable') = 0
$$;

create function private.release_courier(provider_id uuid) returns void language plpgsql set search_path = '' as $$
begin
  perform private.end_shift(provider_id);
  update public.couriers as c set verified = false where c.user_id = provider_id;
  delete from public.user_roles as r where r.user_id = provider_id and r.role = 'delivery';
  delete from private.work_stops as s where s.made = provider_id;
  perform private.publish('user:' || provider_id, 'roles', '{}'::jsonb);
end
$$;

create function private.people_of_courier(provider_id uuid) returns setof uuid language sql stable
  set search_path = '' as $$
  select c.user_id from public.couriers as c where c.user_id = provider_id
$$;

insert into private.provider_kinds (kind, pause, unpause, finish, is_settled, release, people, speakers) values
  ('vendor', 'private.pause_vendor', 'private.unpause_vendor', 'private.finish_vendor', 'private.vendor_is_settled',
    'private.release_vendor', 'private.people_of_vendor', 'private.speakers_of_vendor'),
  ('courier', 'private.pause_courier', 'private.unpause_courier', 'private.finish_courier',
    'private.courier_is_settled', 'private.release_courier', 'private.people_of_courier', 'private.people_of_courier');

-- Measures -----------------------------------------------------------------------------------------------------------
create table private.measure_reasons (
  reason text primary key,
  suspends boolean not null,
  ends boolean not null,
  is_grave boolean not null,
  position smallint not null,
  constraint measure_reason_name check (reason ~ '^[a-z][a-z_]{2,39}$')
);

comment on table private.measure_reasons is
  'Why somebody is suspended, or their work ended. is_grave: only then can it end at once, which a second person '
  'agrees to; the suspension has no end of its own, and two lift it.';

insert into private.measure_reasons (reason, suspends, ends, is_grave, position) values
  ('papers', true, false, false, 1), ('quality', true, true, false, 2), ('cancellations', true, true, false, 3),
  ('conduct', true, true, false, 4), ('money_held', true, true, false, 5), ('rules', true, true, false, 6),
  ('safety', true, true, true, 7), ('fraud', true, true, true, 8), ('area_ends', false, true, false, 9);

insert into private.application_words_of (code, language, words) values
  ('papers', 'en', 'A paper is missing or not valid.'), ('papers', 'hi', 'कोई काग़ज़ नहीं है या मान्य नहीं है।'),
  ('papers', 'te', 'ఒక పత్రం లేదు లేదా చెల్లదు.'),
  ('quality', 'en', 'Customers complained again and again.'), ('quality', 'hi', 'ग्राहकों ने बार-बार शिकायत की।'),
  ('quality', 'te', 'కస్టమర్లు పదే పదే ఫిర్యాదు చేశారు.'),
  ('cancellations', 'en', 'Too much was cancelled.'), ('cancellations', 'hi', 'बहुत ज़्यादा कैंसल हुआ।'),
  ('cancellations', 'te', 'చాలా ఎక్కువగా రద్దు అయ్యాయి.'),
  ('conduct', 'en', 'Somebody was not treated well.'), ('conduct', 'hi', 'किसी के साथ अच्छा बर्ताव नहीं हुआ।'),
  ('conduct', 'te', 'ఒకరితో సరిగా ప్రవర్తించలేదు.'),
  ('money_held', 'en', 'Money was not handed in.'), ('money_held', 'hi', 'पैसे जमा नहीं किए गए।'),
  ('money_held', 'te', 'డబ్బు జమ చేయలేదు.'),
  ('rules', 'en', 'The terms were not kept.'), ('rules', 'hi', 'शर्तों का पालन नहीं हुआ।'),
  ('rules', 'te', 'నిబంధనలు పాటించలేదు.'),
  ('safety', 'en', 'Somebody''s safety was at risk.'), ('safety', 'hi', 'किसी की सुरक्षा ख़तरे में थी।'),
  ('safety', 'te', 'ఒకరి భద్రతకు ప్రమాదం ఏర్పడింది.'),
  ('fraud', 'en', 'We suspect fraud.'), ('fraud', 'hi', 'हमें धोखाधड़ी का शक है।'),
  ('fraud', 'te', 'మోసం జరిగిందని అనుమానిస్తున్నాం.'),
  ('area_ends', 'en', 'We no longer serve this place.'), ('area_ends', 'hi', 'हम अब इस जगह सेवा नहीं देते।'),
  ('area_ends', 'te', 'ఈ ప్రాంతంలో మేము ఇక సేవ అందించం.');

create table private.measure_moves (
  kind text not null,
  from_state text not null,
  act text not null,
  actor text not null,
  to_state text not null,
  primary key (kind, from_state, act),
  constraint measure_move_actor check (actor in ('administration', 'second', 'system'))
);

comment on table private.measure_moves is
  'The only ways from one state of a measure to another. second: an administrator other than the one who asked.';

insert into private.measure_moves (kind, from_state, act, actor, to_state) values
  ('suspension', 'in_force', 'lift', 'administration', 'lifted'),
  ('suspension', 'in_force', 'run_out', 'system', 'ended'),
  ('termination', 'waiting', 'agree', 'second', 'notice'),
  ('termination', 'waiting', 'refuse', 'administration', 'lifted'),
  ('termination', 'notice', 'lift', 'administration', 'lifted'),
  ('termination', 'notice', 'finish', 'system', 'ending'),
  ('termination', 'ending', 'lift', 'administration', 'lifted'),
  ('termination', 'ending', 'settle', 'system', 'ended');

create table private.measures (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  provider_kind text not null references private.provider_kinds,
  provider_id uuid not null,
  state text not null,
  reason text not null references private.measure_reasons,
  note text not null,
  until timestamptz,
  was_working boolean not null default false,
  was_told boolean not null default true,
  by_id uuid not null,
  at timestamptz not null default now(),
  agreed_by uuid,
  lift_asked_by uuid,
  appeal text,
  appeal_files text[] not null default '{}',
  appealed_by uuid,
  appealed_at timestamptz,
  appeal_accepted boolean,
  appeal_answer text,
  appeal_decided_by uuid,
  appeal_decided_at timestamptz,
  ended_by uuid,
  ended_at timestamptz,
  constraint measure_kind check (kind in ('suspension', 'termination')),
  constraint measure_state check (state in ('waiting', 'in_force', 'notice', 'ending', 'lifted', 'ended')),
  constraint measure_note_length check (length(note) between 3 and 300),
  constraint measure_appeal_length check (length(appeal) between 10 and 2000),
  constraint measure_appeal_files check (cardinality(appeal_files) <= 5),
  constraint measure_answer_length check (length(appeal_answer) between 3 and 300)
);

comment on table private.measures is
  'Suspensions, and ends of the work with Angadi: why, until or from when, who decided, and the one appeal. in_force '
  'and ending stop what is new; was_working: whether they worked when it began. lift_asked_by: who would lift one that '
  'takes two. Until a termination at once is agreed to by a second person it waits, and nobody is told (was_told).';

create unique index measures_open_idx on private.measures (provider_id, kind)
  where state in ('waiting', 'in_force', 'notice', 'ending');
create index measures_due_idx on private.measures (until) where state in ('in_force', 'notice', 'ending');
create index measures_provider_idx on private.measures (provider_id, at desc);
create index measures_provider_kind_idx on private.measures (provider_kind);
create index measures_reason_idx on private.measures (reason);

create trigger texts_are_plain before insert or update of note, appeal, appeal_answer on private.measures
  for each row execute function private.keep_plain('note', 'appeal', 'appeal_answer');

create table private.appeal_openings (
  id bigint generated always as identity primary key,
  measure_id uuid not null references private.measures on delete cascade,
  page smallint not null,
  opened_by uuid not null,
  at timestamptz not null default now()
);

comment on table private.appeal_openings is 'Who has opened a page of an appeal, and when: who appealed sees it.';

create index appeal_openings_measure_idx on private.appeal_openings (measure_id, at desc);

revoke all on private.provider_kinds, private.measure_reasons, private.measure_moves, private.measures,
  private.appeal_openings from anon, authenticated;

create function private.provider_people(kind text, provider_id uuid) returns setof uuid language plpgsql stable
  set search_path = '' as $$
begin
  return query execute format('select p from %s($1) as p', (select k.people from private.provider_kinds as k
    where k.kind = provider_people.kind)) using provider_people.provider_id;
end
$$;

create function private.is_of_provider(kind text, provider_id uuid, person uuid) returns boolean language sql stable
  set search_path = '' as $$
  select exists (select from private.provider_people(is_of_provider.kind, is_of_provider.provider_id) as p
    where p = person)
$$;

comment on function private.is_of_provider is 'Whether somebody is the courier, or among the people of a business.';

create function private.speaks_for(m private.measures, caller uuid) returns boolean language plpgsql stable
  set search_path = '' as $$
declare
  speaks boolean;
begin
  execute format('select exists (select from %s($1) as p where p = $2)', (select k.speakers
    from private.provider_kinds as k where k.kind = m.provider_kind)) into speaks using m.provider_id, caller;
  return speaks;
end
$$;

comment on function private.speaks_for is 'Whether somebody may appeal: the courier, and the owners of a business.';

create function private.appeal_until(m private.measures) returns timestamptz language sql stable
  set search_path = '' as $$
  select m.at + make_interval(secs => private.setting_int('appeal_seconds'))
$$;

create function private.measure_story(m private.measures) returns jsonb language sql stable
  set search_path = '' as $$
  select jsonb_build_object('id', m.id, 'kind', m.kind, 'provider_kind', m.provider_kind, 'provider_id',
    m.provider_id, 'name', private.payee_name(m.provider_id), 'state', m.state, 'reason', m.reason, 'note', m.note,
    'at', m.at, 'until', m.until, 'appeal_until', private.appeal_until(m), 'appeal', m.appeal, 'appealed_at',
    m.appealed_at, 'pages', cardinality(m.appeal_files), 'appeal_accepted', m.appeal_accepted, 'appeal_answer',
    m.appeal_answer, 'ended_at', m.ended_at)
$$;

comment on function private.measure_story is
  'A measure as its person and the administration read it: {id, kind, provider_kind, provider_id, name, state, reason, '
  'note, at, until, appeal_until, appeal, appealed_at, pages, appeal_accepted, appeal_answer, ended_at}.';

create function private.takes_two(m private.measures) returns boolean language sql stable set search_path = '' as $$
  select r.is_grave or m.kind = 'termination' and m.state = 'ending' and exists (select from private.measures as k
    join private.measure_reasons as g on g.reason = k.reason and g.is_grave
    where k.provider_id = m.provider_id and k.kind = 'suspension' and k.state = 'ended' and k.ended_at >= m.until)
  from private.measure_reasons as r where r.reason = m.reason
$$;

comment on function private.takes_two is
  'Whether two lift a measure: what is grave, and an end that took the place of a grave suspension.';

create function private.desk_story(m private.measures, caller uuid) returns jsonb language sql stable
  set search_path = '' as $$
  select private.measure_story(m) || jsonb_build_object('by', private.name_of(m.by_id), 'is_by_caller',
    m.by_id = caller, 'agreed_by', private.name_of(m.agreed_by), 'lift_asked_by', private.name_of(m.lift_asked_by),
    'is_lift_asked_by_caller', coalesce(m.lift_asked_by = caller, false), 'appeal_decided_by',
    private.name_of(m.appeal_decided_by), 'is_grave', private.takes_two(m), 'is_own',
    private.is_of_provider(m.provider_kind, m.provider_id, caller))
$$;

comment on function private.desk_story is
  'A measure as administrators read it: private.measure_story with {by, is_by_caller, agreed_by, lift_asked_by, '
  'is_lift_asked_by_caller, appeal_decided_by, is_grave, is_own}.';

create function private.open_measures(provider_id uuid) returns jsonb language sql stable security definer
  set search_path = '' as $$
  select coalesce(jsonb_agg(private.desk_story(m, auth.uid()) order by m.kind), '[]') from private.measures as m
  where m.provider_id = open_measures.provider_id and m.state in ('waiting', 'in_force', 'notice', 'ending')
$$;

comment on function private.open_measures is 'The measures that are open against somebody, for administrators.';

create function private.suspended_for(provider_id uuid) returns text language sql stable
  security definer set search_path = '' as $$
  select m.note from private.measures as m where m.provider_id = suspended_for.provider_id
    and m.state in ('in_force', 'ending') order by m.kind limit 1
$$;

comment on function private.suspended_for is
  'Why somebody takes no new work by a decision of the administration; null while they do.';

create function private.keep_suspended_closed() returns trigger language plpgsql
  security definer set search_path = '' as $$
begin
  perform private.refuse(403, 'vendor_suspended', 'Angadi has paused this business. Please read why, and appeal.',
    jsonb_build_object('reason', private.suspended_for(new.id)));
  return new;
end
$$;

comment on function private.keep_suspended_closed is 'Nobody opens a business that was suspended or has ended.';

create trigger a_suspended_vendor_stays_closed before update of accepting_orders on public.vendors
  for each row when (new.status in ('suspended', 'terminated') and old.status = new.status and new.accepting_orders
    and not old.accepting_orders)
  execute function private.keep_suspended_closed();

create function private.keep_suspended_offline() returns trigger language plpgsql
  security definer set search_path = '' as $$
declare
  why text := private.suspended_for(new.user_id);
begin
  if why is not null then
    perform private.refuse(403, 'courier_suspended', 'Angadi has paused your account. Please read why, and appeal.',
      jsonb_build_object('reason', why));
  end if;
  return new;
end
$$;

comment on function private.keep_suspended_offline is
  'Nobody begins a shift while they are suspended, or after the end of their work.';

create trigger a_suspended_courier_stays_offline before update of online on public.couriers
  for each row when (new.online and not old.online) execute function private.keep_suspended_offline();

-- Acts ---------------------------------------------------------------------------------------------------------------
create function private.tell_of_measure(m private.measures, template text) returns void language plpgsql
  set search_path = '' as $$
declare
  who uuid;
begin
  for who in select p from private.provider_people(m.provider_kind, m.provider_id) as p loop
    perform private.notify(who, tell_of_measure.template, jsonb_build_object('name',
      private.payee_name(m.provider_id), 'reason', private.application_words(m.reason, coalesce((
        select f.language from public.profiles as f where f.id = who), 'en')), 'note', m.note, 'until',
      private.day_in_words(m.until), 'appeal', private.day_in_words(private.appeal_until(m)), 'answer',
      m.appeal_answer), '/provider/application-status');
  end loop;
end
$$;

create function private.move_made(provider_id uuid, act text) returns void language sql set search_path = '' as $$
  select private.move_application(a, move_made.act, 'administration')
  from public.provider_applications as a join private.application_moves as w on w.from_state = a.state
    and w.act = move_made.act
  where a.made = move_made.provider_id and a.renews is null
$$;

comment on function private.move_made is 'The applications by which somebody came go the way of their work.';

create function private.move_measure(m private.measures, act text, actor text) returns private.measures
language plpgsql set search_path = '' as $$
declare
  moved private.measures;
begin
  update private.measures as k set state = w.to_state,
    ended_at = case when w.to_state in ('lifted', 'ended') then now() end,
    ended_by = case when w.to_state in ('lifted', 'ended') then auth.uid() end
  from private.measure_moves as w
  where k.id = m.id and w.kind = k.kind and w.from_state = k.state and w.act = move_measure.act
    and w.actor = move_measure.actor
  returning k.* into moved;
  if moved.id is null then
    perform private.refuse(409, 'measure_over', 'This can no longer be done here.', jsonb_build_object('state',
      m.state));
  end if;
  perform private.audit(m.kind || '_' || move_measure.act, m.provider_kind, m.provider_id::text,
    jsonb_build_object('state', m.state), jsonb_build_object('state', moved.state, 'measure', m.id));
  return moved;
end
$$;

comment on function private.move_measure is 'One step of private.measure_moves in the audit log, or measure_over.';

create function private.measure_to_decide(measure_id uuid) returns private.measures language plpgsql
  set search_path = '' as $$
declare
  caller uuid := private.require_role('admin');
  m private.measures;
begin
  select * into m from private.measures as k where k.id = measure_to_decide.measure_id;
  if not found then perform private.refuse(404, 'measure_not_found', 'There is no such decision.'); end if;
  perform private.take_turns('measures', m.provider_id::text);
  select * into m from private.measures as k where k.id = measure_to_decide.measure_id for update;
  if private.is_of_provider(m.provider_kind, m.provider_id, caller) then
    perform private.refuse(403, 'own_account', 'Somebody else has to decide about your own account.');
  end if;
  return m;
end
$$;

comment on function private.measure_to_decide is
  'A measure, locked, as an administrator may decide on it: nobody about themselves. Refuses measure_not_found, '
  'own_account.';

create function private.new_measure(kind text, provider_kind text, provider_id uuid, reason text, note text)
  returns private.measures language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  r private.measure_reasons;
  m private.measures;
begin
  perform private.bound(new_measure.provider_kind, 40), private.bound(new_measure.reason, 100),
    private.bound(new_measure.note, 2000);
  if not exists (select from private.provider_kinds as k where k.kind = new_measure.provider_kind)
      or new_measure.provider_id is null then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select * into r from private.measure_reasons as k where k.reason = new_measure.reason;
  if not coalesce(case new_measure.kind when 'suspension' then r.suspends else r.ends end, false)
      or length(trim(coalesce(new_measure.note, ''))) not between 3 and 300 then
    perform private.refuse(400, 'reason_missing', 'Please say why, in 3 to 300 letters.');
  end if;
  perform private.take_turns('measures', new_measure.provider_id::text);
  if new_measure.provider_id = caller
      or private.is_of_provider(new_measure.provider_kind, new_measure.provider_id, caller) then
    perform private.refuse(403, 'own_account', 'Somebody else has to decide about your own account.');
  end if;
  m.kind := new_measure.kind;
  m.provider_kind := new_measure.provider_kind;
  m.provider_id := new_measure.provider_id;
  m.reason := r.reason;
  m.note := trim(new_measure.note);
  m.by_id := caller;
  m.id := gen_random_uuid();
  m.at := now();
  m.was_told := true;
  m.was_working := false;
  m.appeal_files := '{}';
  return m;
end
$$;

comment on function private.new_measure is
  'A measure as an administrator may take it, not kept yet. Refuses reason_missing, own_account.';

create function private.open_measure_of(provider_id uuid, kind text) returns uuid language sql stable
  set search_path = '' as $$
  select m.id from private.measures as m where m.provider_id = open_measure_of.provider_id
    and m.kind = open_measure_of.kind and m.state in ('waiting', 'in_force', 'notice', 'ending')
$$;

create function public.suspend_provider(provider_kind text, provider_id uuid, reason text, note text,
  until timestamptz default null) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  m private.measures := private.new_measure('suspension', suspend_provider.provider_kind,
    suspend_provider.provider_id, suspend_provider.reason, suspend_provider.note);
  present uuid := private.open_measure_of(m.provider_id, m.kind);
  is_grave boolean := (select r.is_grave from private.measure_reasons as r where r.reason = m.reason);
begin
  if present is not null then return present; end if;
  if suspend_provider.until is not null and (is_grave or suspend_provider.until not between now() + interval '1 hour'
      and now() + interval '1 year') then
    perform private.refuse(400, 'until_invalid', 'Please choose an end within a year; what is grave has none.');
  end if;
  m.state := 'in_force';
  m.until := suspend_provider.until;
  execute format('select %s($1)', (select k.pause from private.provider_kinds as k where k.kind = m.provider_kind))
    into m.was_working using m.provider_id;
  insert into private.measures select m.*;
  perform private.move_made(m.provider_id, 'suspend');
  perform private.audit('suspend_provider', m.provider_kind, m.provider_id::text, null, jsonb_build_object('measure',
    m.id, 'reason', m.reason, 'until', m.until), m.note);
  perform private.tell_of_measure(m, case when m.until is null then 'provider_suspended'
    else 'provider_suspended_until' end);
  return m.id;
end
$$;

comment on function public.suspend_provider is
  'Suspends a vendor or a courier (private.provider_kinds) for a coded reason with what exactly it was, until a time '
  'or openly: nothing new, what is under way is finished. They are told, with how long they can appeal. Twice is once. '
  'The id of the measure. Administrators only; in the audit log. Refuses reason_missing, until_invalid, own_account, '
  'vendor_not_found, vendor_not_active, courier_not_found.';

create function private.undo_measure(m private.measures) returns void language plpgsql set search_path = '' as $$
begin
  -- A notice that was withdrawn has changed nothing; nor does one measure end another.
  if m.state not in ('in_force', 'ending') or exists (select from private.measures as k
      where k.provider_id = m.provider_id and k.id <> m.id and k.state in ('in_force', 'ending')) then
    return;
  end if;
  execute format('select %s($1, $2)', (select k.unpause from private.provider_kinds as k
    where k.kind = m.provider_kind)) using m.provider_id, m.was_working;
  perform private.move_made(m.provider_id, 'reinstate');
end
$$;

comment on function private.undo_measure is 'Lets somebody go on whose measure has ended, unless another one is open.';

create function private.lift(m private.measures, caller uuid) returns text language plpgsql set search_path = '' as $$
begin
  if private.takes_two(m) then
    if m.lift_asked_by is null then
      update private.measures as k set lift_asked_by = caller where k.id = m.id;
      perform private.audit('ask_to_lift_' || m.kind, m.provider_kind, m.provider_id::text, null,
        jsonb_build_object('measure', m.id));
      return 'asked';
    elsif m.lift_asked_by = caller then
      perform private.refuse(403, 'second_person_needed', 'Somebody else has to agree to this.');
    end if;
  end if;
  perform private.move_measure(m, 'lift', 'administration');
  perform private.undo_measure(m);
  perform private.tell_of_measure(m, case m.kind when 'suspension' then 'provider_resumed'
    else 'provider_notice_withdrawn' end);
  return 'lifted';
end
$$;

comment on function private.lift is 'Ends a measure; of a grave one the first asks and the second agrees.';

create function public.lift_measure(measure_id uuid, lift boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  m private.measures := private.measure_to_decide(lift_measure.measure_id);
begin
  if lift_measure.lift is null then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if m.state not in ('in_force', 'notice', 'ending') then
    perform private.refuse(409, 'measure_over', 'This can no longer be done here.', jsonb_build_object('state',
      m.state));
  end if;
  if lift_measure.lift then return private.lift(m, auth.uid()); end if;
  update private.measures as k set lift_asked_by = null where k.id = m.id and k.lift_asked_by is not null;
  if found then
    perform private.audit('keep_' || m.kind, m.provider_kind, m.provider_id::text, null,
      jsonb_build_object('measure', m.id));
  end if;
  return 'kept';
end
$$;

comment on function public.lift_measure is
  'Ends a suspension, or withdraws a notice: lifted; of a grave reason the first administrator asks (asked) and '
  'another one agrees, or keeps it (lift false: kept). Administrators only; in the audit log. Refuses '
  'measure_not_found, measure_over {state}, own_account, second_person_needed.';

create function public.give_notice(provider_kind text, provider_id uuid, reason text, note text,
  ends_at timestamptz default null, at_once boolean default false) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  m private.measures := private.new_measure('termination', give_notice.provider_kind, give_notice.provider_id,
    give_notice.reason, give_notice.note);
  present uuid := private.open_measure_of(m.provider_id, m.kind);
  least_end timestamptz := now() + make_interval(secs => private.setting_int('termination_notice_seconds'));
begin
  if present is not null then return present; end if;
  if not exists (select from private.provider_people(m.provider_kind, m.provider_id)) then
    perform private.refuse(404, 'provider_not_found', 'There is nobody to give notice to.');
  end if;
  if coalesce(give_notice.at_once, false) then
    if not (select r.is_grave from private.measure_reasons as r where r.reason = m.reason) then
      perform private.refuse(400, 'notice_needed', 'Only what is grave ends at once.');
    end if;
    m.state := 'waiting';
    m.was_told := false;
  else
    if give_notice.ends_at not between least_end - interval '1 minute' and now() + interval '1 year' then
      perform private.refuse(400, 'notice_too_short', 'Please give the notice that the terms promise.',
        jsonb_build_object('earliest', least_end));
    end if;
    m.state := 'notice';
    m.until := coalesce(give_notice.ends_at, least_end);
  end if;
  insert into private.measures select m.*;
  perform private.audit('give_notice', m.provider_kind, m.provider_id::text, null, jsonb_build_object('measure', m.id,
    'reason', m.reason, 'until', m.until, 'state', m.state), m.note);
  if m.state = 'notice' then perform private.tell_of_measure(m, 'provider_notice'); end if;
  return m.id;
end
$$;

comment on function public.give_notice is
  'Tells a vendor or a courier that their work with Angadi ends, with a written reason, at a date (or after the notice '
  'of the settings). at_once, for grave reasons only, waits for a second administrator (decide_termination). Twice is '
  'once. The id of the measure. Administrators only; in the audit log. Refuses reason_missing, notice_needed, '
  'notice_too_short {earliest}, own_account, provider_not_found.';

create function private.finish_work(m private.measures) returns void language plpgsql set search_path = '' as $$
declare
  suspension private.measures;
begin
  m := private.move_measure(m, 'finish', 'system');
  select * into suspension from private.measures as k where k.provider_id = m.provider_id and k.kind = 'suspension'
    and k.state = 'in_force' for update;
  if found then perform private.move_measure(suspension, 'run_out', 'system'); end if;
  execute format('select %s($1)', (select k.finish from private.provider_kinds as k where k.kind = m.provider_kind))
    using m.provider_id;
  perform private.move_made(m.provider_id, 'terminate');
  perform private.tell_of_measure(m, 'provider_ended');
end
$$;

comment on function private.finish_work is
  'The day of a notice: nothing new any more. What is open is finished and paid, then the role goes.';

create function public.decide_termination(measure_id uuid, accept boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  m private.measures := private.measure_to_decide(decide_termination.measure_id);
begin
  if decide_termination.accept is null then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if not decide_termination.accept then
    perform private.move_measure(m, 'refuse', 'administration');
    return 'refused';
  end if;
  if m.by_id = auth.uid() then
    perform private.refuse(403, 'second_person_needed', 'Somebody else has to agree to this.');
  end if;
  m := private.move_measure(m, 'agree', 'second');
  update private.measures as k set agreed_by = auth.uid(), until = now(), at = now(),
    was_told = true where k.id = m.id
  returning k.* into m;
  perform private.finish_work(m);
  return 'agreed';
end
$$;

comment on function public.decide_termination is
  'A second administrator agrees that somebody''s work ends at once, or refuses; who asked can only take it back. '
  'Administrators only; in the audit log. Refuses measure_not_found, measure_over {state}, own_account, '
  'second_person_needed.';

create function private.sweep_measures() returns integer language plpgsql set search_path = '' as $$
declare
  m private.measures;
  settled boolean;
  done integer := 0;
begin
  for m in select k.* from private.measures as k where k.state in ('in_force', 'notice', 'ending')
    and k.until <= now() order by k.id
  loop
    perform private.take_turns('measures', m.provider_id::text);
    select * into m from private.measures as k where k.id = m.id and k.state in ('in_force', 'notice', 'ending')
      and k.until <= now() for update;
    continue when not found;
    if m.state = 'in_force' then
      perform private.move_measure(m, 'run_out', 'system');
      perform private.undo_measure(m);
      perform private.tell_of_measure(m, 'provider_resumed');
    elsif m.state = 'notice' then
      perform private.finish_work(m);
    else
      -- Whoever may still appeal, or waits for an answer, has a place to come back to.
      continue when m.lift_asked_by is not null or (m.appealed_at is null and private.appeal_until(m) > now())
        or (m.appealed_at is not null and m.appeal_decided_at is null);
      execute format('select %s($1)', (select k.is_settled from private.provider_kinds as k
        where k.kind = m.provider_kind)) into settled using m.provider_id;
      continue when not settled
        and m.until > now() - make_interval(secs => private.setting_int('termination_settle_seconds'));
      execute format('select %s($1)', (select k.release from private.provider_kinds as k
        where k.kind = m.provider_kind)) using m.provider_id;
      perform private.move_measure(m, 'settle', 'system');
    end if;
    done := done + 1;
  end loop;
  return done;
end
$$;

comment on function private.sweep_measures is
  'Ends suspensions whose time is over, carries out notices, and takes the role of whoever has nothing open any more.';

select cron.schedule('sweep-measures', '* * * * *', 'select private.sweep_measures()');

-- Appeals ------------------------------------------------------------------------------------------------------------
create function private.appeal_problem(m private.measures) returns text language sql stable set search_path = '' as $$
  select case when m.state not in ('in_force', 'notice', 'ending') then 'measure_over'
    when m.appealed_at is not null then 'appealed_already'
    when private.appeal_until(m) < now() then 'appeal_too_late' end
$$;

create function public.my_measures() returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  return coalesce((select jsonb_agg(private.measure_story(m) || jsonb_build_object('may_appeal',
      private.speaks_for(m, caller) and private.appeal_problem(m) is null,
      'openings', case when m.appealed_by = caller then coalesce((select jsonb_agg(jsonb_build_object('at', o.at,
        'page', o.page) order by o.at desc) from private.appeal_openings as o where o.measure_id = m.id
        and o.opened_by <> caller), '[]') else '[]' end)
      order by m.ended_at is not null, m.at desc, m.id)
    from private.measures as m
    where m.was_told and (m.ended_at is null or m.ended_at > now() - interval '180 days')
      and (m.provider_id = caller or m.provider_id in (select s.vendor_id from public.vendor_staff as s
        where s.user_id = caller and private.works_for(s.vendor_id)))), '[]');
end
$$;

comment on function public.my_measures is
  'What the administration has decided about the caller''s work, or about businesses they work for: '
  'private.measure_story with {may_appeal, openings of the pages of one''s own appeal}; those that last first, then '
  'those of half a year.';

create function private.measure_of_speaker(measure_id uuid) returns private.measures language plpgsql
  set search_path = '' as $$
declare
  caller uuid := private.require_user();
  m private.measures;
  problem text;
begin
  select * into m from private.measures as k where k.id = measure_of_speaker.measure_id and k.was_told;
  if not found or not private.speaks_for(m, caller) then
    perform private.refuse(404, 'measure_not_found', 'There is no such decision.');
  end if;
  perform private.take_turns('measures', m.provider_id::text);
  select * into m from private.measures as k where k.id = m.id for update;
  problem := private.appeal_problem(m);
  if problem is not null then
    -- refuses: measure_over, appealed_already, appeal_too_late
    perform private.refuse(409, problem, 'One can appeal once, and only for some days.');
  end if;
  return m;
end
$$;

create function public.appeal_page_path(measure_id uuid, extension text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.measure_of_speaker(appeal_page_path.measure_id);
  return private.page_path(auth.uid(), appeal_page_path.extension);
end
$$;

comment on function public.appeal_page_path is
  'Where the edge function provider-document stores a page for an appeal. Refuses measure_not_found, measure_over, '
  'appealed_already, appeal_too_late, picture_invalid, too_many_pictures.';

create function public.appeal(measure_id uuid, words text, files text[] default '{}') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  m private.measures;
  said text;
begin
  perform private.bound(appeal.words, 8000), private.bound(to_jsonb(appeal.files), 2000);
  m := private.measure_of_speaker(appeal.measure_id);
  said := trim(private.without_marks(appeal.words));
  if length(coalesce(said, '')) not between 10 and 2000 then
    perform private.refuse(400, 'appeal_invalid', 'Please tell your side in 10 to 2000 letters.');
  end if;
  if coalesce(cardinality(appeal.files), 0) > 5 or not private.pages_arrived(auth.uid(), appeal.files) then
    perform private.refuse(400, 'pages_invalid', 'A page did not arrive. Please take it once more.',
      '{"requirement": "appeal", "most": 5}');
  end if;
  update private.measures as k set appeal = said, appeal_files = coalesce(appeal.files, '{}'),
    appealed_by = auth.uid(), appealed_at = now() where k.id = m.id returning k.* into m;
  perform private.audit('appeal', m.provider_kind, m.provider_id::text, null, jsonb_build_object('measure', m.id));
  return private.measure_story(m);
end
$$;

comment on function public.appeal is
  'The one appeal against a suspension or a notice: the person''s side, and up to five pages that the edge function '
  'provider-document has stored. Refuses measure_not_found, measure_over, appealed_already, appeal_too_late, '
  'appeal_invalid, pages_invalid.';

create function public.decide_appeal(measure_id uuid, accept boolean, answer text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  m private.measures;
  said text := trim(private.without_marks(decide_appeal.answer));
begin
  perform private.bound(decide_appeal.answer, 2000);
  m := private.measure_to_decide(decide_appeal.measure_id);
  if decide_appeal.accept is null or length(coalesce(said, '')) not between 3 and 300 then
    perform private.refuse(400, 'reason_missing', 'Please say why, in 3 to 300 letters.');
  end if;
  if m.appealed_at is null or m.appeal_decided_at is not null or m.state not in ('in_force', 'notice', 'ending') then
    perform private.refuse(409, 'measure_over', 'This can no longer be done here.', jsonb_build_object('state',
      m.state));
  end if;
  if m.by_id = auth.uid() or m.agreed_by = auth.uid() then
    perform private.refuse(403, 'second_person_needed', 'Somebody else has to look at this appeal.');
  end if;
  update private.measures as k set appeal_accepted = decide_appeal.accept, appeal_answer = said,
    appeal_decided_by = auth.uid(), appeal_decided_at = now(),
    lift_asked_by = case when decide_appeal.accept then k.lift_asked_by end
  where k.id = m.id returning k.* into m;
  perform private.audit('decide_appeal', m.provider_kind, m.provider_id::text, null, jsonb_build_object('measure',
    m.id, 'accepted', decide_appeal.accept), said);
  if decide_appeal.accept then
    -- Who had asked to lift it has one more voice only.
    if m.lift_asked_by = auth.uid() then return 'asked'; end if;
    return private.lift(m, auth.uid());
  end if;
  perform private.tell_of_measure(m, 'provider_appeal_refused');
  return 'refused';
end
$$;

comment on function public.decide_appeal is
  'An administrator other than who decided the measure answers an appeal: refused, lifted, or of a grave reason asked, '
  'which another one agrees to (lift_measure). Administrators only; in the audit log. Refuses measure_not_found, '
  'measure_over {state}, own_account, second_person_needed, reason_missing.';

create function public.open_appeal_page(measure_id uuid, page integer) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  path text;
begin
  select m.appeal_files[open_appeal_page.page] into path from private.measures as m
  where m.id = open_appeal_page.measure_id and (m.appealed_by = caller or (private.has_role('admin')
    and m.state in ('in_force', 'notice', 'ending') and m.appeal_decided_at is null and m.by_id <> caller
    and m.agreed_by is distinct from caller
    and not private.is_of_provider(m.provider_kind, m.provider_id, caller)));
  if path is null then perform private.refuse(404, 'document_not_found', 'There is no such document.'); end if;
  insert into private.appeal_openings (measure_id, page, opened_by)
  values (open_appeal_page.measure_id, open_appeal_page.page, caller);
  return path;
end
$$;

comment on function public.open_appeal_page is
  'The path of a page of an appeal, for who appealed, and for administrators who may decide on it while it waits: the '
  'edge function provider-document-address makes a short-lived address of it. Each is logged and shown to who '
  'appealed. Refuses document_not_found.';

create function public.admin_measures() returns jsonb language plpgsql stable security definer
  set search_path = '' as $$
declare
  caller uuid := private.require_role('admin');
begin
  return coalesce((select jsonb_agg(private.desk_story(n.m, caller) order by n.waits desc, (n.m).at desc, (n.m).id)
    from (select k as m, (k.appealed_at is not null and k.appeal_decided_at is null)
        or k.lift_asked_by is not null or k.state = 'waiting' as waits
      from private.measures as k where k.state in ('waiting', 'in_force', 'notice', 'ending')
      order by waits desc, k.at desc, k.id limit 200) as n), '[]');
end
$$;

comment on function public.admin_measures is
  'The suspensions and notices that are open, first those that wait for somebody (an appeal, a second person), then '
  'the newest, 200 at most: private.desk_story. Administrators only.';

-- Accounts that close ------------------------------------------------------------------------------------------------
create function private.measure_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('measures', (select coalesce(jsonb_agg(private.measure_story(m) order by m.at), '[]')
    from private.measures as m where (m.provider_id = caller and m.was_told) or m.appealed_by = caller))
$$;

comment on function private.measure_data is 'What is stored about a person here; see trade_accounts.';

create function private.forget_measures(caller uuid) returns void language sql set search_path = '' as $$
  delete from private.measures as m where m.provider_id = caller;
  update private.measures as m set appeal = null, appeal_files = '{}' where m.appealed_by = caller
$$;

comment on function private.forget_measures is
  'Removes decisions about the courier whose account closes, and what the person wrote in appeals; see trade_accounts.';

insert into private.trade_accounts (trade, data, forget)
  values ('measures', 'private.measure_data', 'private.forget_measures');

insert into private.notification_templates (template, type, title, message, push_for) values
  ('provider_suspended', 'error', 'Angadi has paused {name}',
   '{reason} {note} Finish what you have begun; nothing new comes. You can appeal until {appeal}.', '3 days'),
  ('provider_suspended_until', 'error', 'Angadi has paused {name} until {until}',
   '{reason} {note} Finish what you have begun; nothing new comes. You can appeal until {appeal}.', '3 days'),
  ('provider_resumed', 'success', '{name} can go on', 'The pause is over. New work comes again.', '3 days'),
  ('provider_notice', 'error', 'The work of {name} with Angadi ends on {until}',
   '{reason} {note} Until then everything goes on. You can appeal until {appeal}.', '3 days'),
  ('provider_notice_withdrawn', 'success', '{name} stays with Angadi', 'The notice is withdrawn. Work goes on.',
   '3 days'),
  ('provider_ended', 'error', 'The work of {name} with Angadi has ended',
   '{reason} {note} Finish what is open; what you have earned is paid. You can appeal until {appeal}.', '3 days'),
  ('provider_appeal_refused', 'warning', 'Your appeal was looked at', '{name}: the decision stays. {answer}',
   '3 days');

-- Who may call what ------------------------------------------------------------------------------------------------
revoke execute on function public.suspend_provider(text, uuid, text, text, timestamptz),
  public.lift_measure(uuid, boolean), public.give_notice(text, uuid, text, text, timestamptz, boolean),
  public.decide_termination(uuid, boolean), public.my_measures(), public.appeal_page_path(uuid, text),
  public.appeal(uuid, text, text[]), public.decide_appeal(uuid, boolean, text),
  public.open_appeal_page(uuid, integer), public.admin_measures() from public, anon;
grant execute on function public.suspend_provider(text, uuid, text, text, timestamptz),
  public.lift_measure(uuid, boolean), public.give_notice(text, uuid, text, text, timestamptz, boolean),
  public.decide_termination(uuid, boolean), public.my_measures(), public.appeal_page_path(uuid, text),
  public.appeal(uuid, text, text[]), public.decide_appeal(uuid, boolean, text),
  public.open_appeal_page(uuid, integer), public.admin_measures() to authenticated;
revoke execute on function private.pause_vendor(uuid), private.unpause_vendor(uuid, boolean),
  private.cancel_later_orders(uuid), private.finish_vendor(uuid), private.vendor_is_settled(uuid),
  private.release_vendor(uuid),
  private.people_of_vendor(uuid), private.speakers_of_vendor(uuid), private.pause_courier(uuid),
  private.unpause_courier(uuid, boolean), private.finish_courier(uuid), private.courier_is_settled(uuid),
  private.release_courier(uuid), private.people_of_courier(uuid), private.provider_people(text, uuid),
  private.is_of_provider(text, uuid, uuid),
  private.speaks_for(private.measures, uuid), private.appeal_until(private.measures),
  private.measure_story(private.measures), private.takes_two(private.measures),
  private.desk_story(private.measures, uuid), private.open_measures(uuid),
  private.suspended_for(uuid), private.keep_suspended_closed(), private.keep_suspended_offline(),
  private.tell_of_measure(private.measures, text), private.move_made(uuid, text),
  private.move_measure(private.measures, text, text), private.measure_to_decide(uuid),
  private.new_measure(text, text, uuid, text, text), private.open_measure_of(uuid, text),
  private.undo_measure(private.measures), private.lift(private.measures, uuid),
  private.finish_work(private.measures), private.sweep_measures(), private.appeal_problem(private.measures),
  private.measure_of_speaker(uuid), private.measure_data(uuid), private.forget_measures(uuid) from public;
