-- Deciding on applications (Spec §2 /admin/provider-approvals): who reviews what, per item and with reasons, what
-- approval makes, and what happens when a paper expires.

-- What approval makes -----------------------------------------------------------------------------------------------
create function private.profile_field(profile jsonb, field text, shortest integer, longest integer,
  whole boolean) returns text
language plpgsql immutable set search_path = '' as $$
declare
  said text := trim(regexp_replace(coalesce(profile ->> field, ''), '\s+', ' ', 'g'));
begin
  if length(said) > longest or (whole and length(said) < shortest)
      or jsonb_typeof(coalesce(profile -> field, '""')) <> 'string' then
    perform private.refuse(400, 'profile_invalid', 'Please check what you have entered.',
      jsonb_build_object('field', field));
  end if;
  return said;
end
$$;

comment on function private.profile_field is 'A text of a profile as it is kept; refuses profile_invalid {field}.';

create function private.clean_place(profile jsonb, whole boolean) returns jsonb language plpgsql stable
  set search_path = '' as $$
declare
  lat double precision;
  lng double precision;
begin
  begin
    lat := (profile ->> 'lat')::double precision;
    lng := (profile ->> 'lng')::double precision;
  exception when others then lat := null;
  end;
  if whole and private.region_at(lat, lng) is null then
    perform private.refuse(400, 'profile_invalid', 'Please choose a place in a region that we serve.',
      '{"field": "place"}');
  end if;
  -- Which state an address is in decides which GST number fits it.
  return jsonb_build_object('lat', lat, 'lng', lng, 'state_code', private.state_of_region(private.region_at(lat,
    lng)));
end
$$;

create function private.clean_business(profile jsonb, whole boolean) returns jsonb language plpgsql stable
  set search_path = '' as $$
begin
  return private.clean_place(profile, whole) || jsonb_build_object(
    'name', private.profile_field(profile, 'name', 2, 80, whole),
    'legal_name', private.profile_field(profile, 'legal_name', 2, 120, whole),
    'address', private.profile_field(profile, 'address', 5, 200, whole),
    'area', private.profile_field(profile, 'area', 0, 60, whole),
    'about', private.profile_field(profile, 'about', 0, 140, whole));
end
$$;

comment on function private.clean_business is 'What a business tells of itself, as it is kept.';

create function private.clean_courier(profile jsonb, whole boolean) returns jsonb language plpgsql stable
  set search_path = '' as $$
declare
  vehicle text := private.profile_field(profile, 'vehicle_kind', 1, 20, whole);
begin
  if vehicle <> '' and not exists (select from private.vehicle_classes as c where c.class = vehicle) then
    perform private.refuse(400, 'profile_invalid', 'Please check what you have entered.', '{"field": "vehicle_kind"}');
  end if;
  return private.clean_place(profile, whole) || jsonb_build_object('vehicle_kind', vehicle,
    'name', private.profile_field(profile, 'name', 2, 80, whole));
end
$$;

comment on function private.clean_courier is 'What a courier tells of themselves, as it is kept.';

create function private.keep_handed_in(a public.provider_applications, owner_id uuid,
  account public.ledger_account_kind,
  approver uuid) returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  pan text := (private.document_for(a, 'pan')).number_kept;
  bank jsonb := (private.document_for(a, 'bank')).bank;
begin
  if pan is not null then
    insert into private.payee_pans (owner_id, pan, set_by) values (keep_handed_in.owner_id, pan, a.user_id)
    on conflict on constraint payee_pans_pkey do nothing;
  end if;
  if bank is not null and not exists (select from private.payout_accounts as p
      where p.owner_id = keep_handed_in.owner_id and p.kind = account and p.replaced_at is null) then
    insert into private.payout_accounts (owner_id, kind, method, holder, account_number, ifsc, masked, set_by,
      usable_from)
    values (keep_handed_in.owner_id, account, 'bank', bank ->> 'holder', bank ->> 'account_number', bank ->> 'ifsc',
      '•••• ' || right(bank ->> 'account_number', 4), a.user_id,
      now() + make_interval(secs => private.setting_int('payout_cooling_seconds')));
  end if;
end
$$;

comment on function private.keep_handed_in is
  'Gives what approval makes the PAN and the bank account that were handed in: payouts are sent once that is checked.';

create function private.begin_vendor(a public.provider_applications, approver uuid) returns uuid
language plpgsql set search_path = '' as $$
declare
  r private.applied_roles;
  made public.vendors;
  gstin text := (private.document_for(a, 'gstin')).number_kept;
  fssai text := (private.document_for(a, 'fssai')).number_kept;
begin
  select * into r from private.applied_roles as k where k.role = a.role;
  made := private.make_vendor(a.user_id, r.vendor_kind, a.profile ->> 'name', a.profile ->> 'address',
    a.profile ->> 'area', (a.profile ->> 'lat')::double precision, (a.profile ->> 'lng')::double precision,
    r.commission_bp, approver);
  update public.vendors as v set tagline = nullif(a.profile ->> 'about', '') where v.id = made.id;
  if gstin is not null then
    insert into public.vendor_registrations (vendor_id, valid_from, gstin, legal_name)
    values (made.id, private.today(), gstin, a.profile ->> 'legal_name');
  end if;
  update public.restaurants as k set fssai_number = fssai where k.vendor_id = made.id and fssai is not null;
  update public.grocery_stores as k set fssai_number = fssai where k.vendor_id = made.id and fssai is not null;
  perform private.keep_handed_in(a, made.id, 'vendor_payable', approver);
  return made.id;
end
$$;

comment on function private.begin_vendor is
  'Makes the vendor that was applied for, closed until its people enter hours and items, with the applicant as owner.';

create function private.begin_courier(a public.provider_applications, approver uuid) returns uuid
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  insert into public.couriers as c (user_id, name, phone, vehicle_kind, plate, verified, region_id)
  select u.id, a.profile ->> 'name', case when private.is_indian_mobile(u.phone) then '+' || u.phone end,
    a.profile ->> 'vehicle_kind', (private.document_for(a, 'vehicle')).number_kept, true,
    private.region_at((a.profile ->> 'lat')::double precision, (a.profile ->> 'lng')::double precision)
  from auth.users as u where u.id = a.user_id
  on conflict (user_id) do update set name = excluded.name, vehicle_kind = excluded.vehicle_kind,
    plate = excluded.plate,
    verified = true, region_id = excluded.region_id;
  insert into public.user_roles (user_id, role, granted_by) values (a.user_id, 'delivery', begin_courier.approver)
  on conflict do nothing;
  perform private.keep_handed_in(a, a.user_id, 'courier_payable', approver);
  return a.user_id;
end
$$;

comment on function private.begin_courier is
  'Makes a courier of the applicant: verified, offline, with the plate that was handed in.';

-- What renewal changes: the numbers that customers, invoices and the police read are those of the papers in force.
create function private.renew_vendor(a public.provider_applications) returns void language plpgsql
  set search_path = '' as $$
#variable_conflict use_column
declare
  tax private.provider_documents := private.document_for(a, 'gstin');
  fssai text := (private.document_for(a, 'fssai')).number_kept;
begin
  if tax.state = 'accepted' and (tax.is_left_out or tax.number_kept is not null)
      and tax.number_kept is distinct from private.vendor_for_invoice(a.made) ->> 'gstin' then
    insert into public.vendor_registrations as r (vendor_id, valid_from, gstin, legal_name)
    select a.made, private.today(), tax.number_kept, coalesce((select k.legal_name
      from public.vendor_registrations as k where k.vendor_id = a.made and k.valid_from <= private.today()
      order by k.valid_from desc limit 1), nullif(a.profile ->> 'legal_name', ''))
    on conflict on constraint vendor_registrations_pkey do update set gstin = excluded.gstin;
  end if;
  update public.restaurants as k set fssai_number = fssai
  where k.vendor_id = a.made and k.fssai_number is distinct from fssai and fssai is not null;
  update public.grocery_stores as k set fssai_number = fssai
  where k.vendor_id = a.made and k.fssai_number is distinct from fssai and fssai is not null;
end
$$;

comment on function private.renew_vendor is
  'Registers a vendor from today on as its newest papers say: GST number, or none any more, and FSSAI licence. '
  'Invoices that exist stay as they are.';

create function private.renew_courier(a public.provider_applications) returns void language sql
  set search_path = '' as $$
  update public.couriers as c set plate = d.number_kept from private.document_for(a, 'vehicle') as d
  where c.user_id = a.made and d.state = 'accepted' and d.number_kept is not null
    and c.plate is distinct from d.number_kept
$$;

comment on function private.renew_courier is 'The plate of a courier is that of the vehicle''s newest paper.';

-- Papers that expire ------------------------------------------------------------------------------------------------
create table private.work_stops (
  made uuid primary key,
  application_id uuid not null references public.provider_applications on delete cascade,
  requirement text not null references private.requirements,
  was_working boolean not null,
  since timestamptz not null default now()
);

comment on table private.work_stops is
  'Who takes no new work because a paper has expired, and whether they were working when it did: then they go on by '
  'themselves once the new one is accepted.';

create index work_stops_application_idx on private.work_stops (application_id);
create index work_stops_requirement_idx on private.work_stops (requirement);

create table private.document_reminders (
  document_id uuid not null references private.provider_documents on delete cascade,
  days_before smallint not null,
  at timestamptz not null default now(),
  primary key (document_id, days_before)
);

comment on table private.document_reminders is 'The reminders that were sent, each once.';

revoke all on private.work_stops, private.document_reminders from anon, authenticated;

create function private.reminder_days() returns smallint[] language sql immutable set search_path = '' as $$
  select '{30,15,7,1}'::smallint[]
$$;

comment on function private.reminder_days is
  'How many days before a paper''s last day its owner is reminded (field notes 2.17).';

create function private.reminder_at(valid_until date, days_before integer) returns timestamptz language sql immutable
  set search_path = '' as $$
  select (valid_until - days_before + time '09:00') at time zone 'Asia/Kolkata'
$$;

comment on function private.reminder_at is 'When a paper''s owner is reminded: at nine in the morning in India.';

create function private.stop_courier(made uuid) returns boolean language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  was_online boolean;
begin
  perform private.lock_offered_jobs(made);
  select c.online into was_online from public.couriers as c where c.user_id = made for no key update;
  if not coalesce(was_online, false) then return false; end if;
  perform private.end_shift(made), private.take_offers_back(made);
  -- Their own screen says so at once.
  perform private.publish('user:' || made, 'shift', '{}'::jsonb);
  return true;
end
$$;

comment on function private.stop_courier is
  'No new jobs for a courier; what they carry they finish. Answers whether they were online.';

create function private.resume_courier_work(made uuid) returns void language plpgsql set search_path = '' as $$
begin
  if private.suspended_for(made) is not null then return; end if;
  -- Whose role was taken meanwhile has nothing to go on with.
  update public.couriers as c set online = true, last_online_at = now() where c.user_id = made and not c.online
    and c.verified and exists (select from public.user_roles as r where r.user_id = made and r.role = 'delivery');
  if not found then return; end if;
  insert into private.courier_shifts (user_id) values (made);
  perform private.publish('user:' || made, 'shift', '{}'::jsonb);
end
$$;

comment on function private.resume_courier_work is 'A courier who was online when a paper expired is online again.';

create function private.stop_vendor(made uuid) returns boolean language sql set search_path = '' as $$
  with was as (select v.id from public.vendors as v where v.id = made and v.accepting_orders for no key update),
  closed as (update public.vendors as v set accepting_orders = false from was where v.id = was.id returning v.id)
  select exists (select from closed)
$$;

comment on function private.stop_vendor is
  'No new orders for a vendor; those under way are finished. Answers whether it was taking orders.';

create function private.resume_vendor_work(made uuid) returns void language plpgsql set search_path = '' as $$
begin
  update public.vendors as v set accepting_orders = true where v.id = made and v.status = 'active';
  -- Whoever is suspended meanwhile goes on when that ends.
  update private.measures as m set was_working = true where m.provider_id = made and m.state = 'in_force';
end
$$;

comment on function private.resume_vendor_work is 'A vendor that took orders when a paper expired takes orders again.';

create function private.keep_stopped() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  who uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
  stop private.work_stops;
begin
  select * into stop from private.work_stops as s where s.made = who;
  if not found then return new; end if;
  if exists (select from public.provider_applications as p where p.renews = stop.application_id
      and p.state in ('submitted', 'under_review')) then
    perform private.refuse(403, 'document_under_review', 'Your new paper is being looked at.',
      jsonb_build_object('requirement', stop.requirement));
  end if;
  perform private.refuse(403, 'document_expired', 'A paper has expired. Please hand in the new one.',
    jsonb_build_object('requirement', stop.requirement));
  return new;
end
$$;

comment on function private.keep_stopped is 'Nobody begins new work while a paper that it needs has expired.';

create trigger expired_papers_keep_offline before update of online on public.couriers for each row
  when (new.online and not old.online) execute function private.keep_stopped('user_id');
create trigger expired_papers_keep_closed before update of accepting_orders on public.vendors for each row
  when (new.accepting_orders and not old.accepting_orders) execute function private.keep_stopped('id');

create function private.expired_need(a public.provider_applications) returns text language sql stable
  set search_path = '' as $$
  select n.requirement from private.role_requirements as n
  where n.role = a.role and n.stops and exists (select from private.provider_documents as d
      where d.requirement = n.requirement and d.user_id = a.user_id and d.state = 'accepted' and private.has_expired(d)
        and (d.subject = 'person' or d.application_id = a.id))
  order by n.position limit 1
$$;

comment on function private.expired_need is
  'The first paper of an approved application without which there is no new work, and which has expired.';

create function private.check_papers(a public.provider_applications) returns void language plpgsql
  set search_path = '' as $$
declare
  r private.applied_roles;
  expired text := private.expired_need(a);
  stop private.work_stops;
  was boolean;
begin
  select * into r from private.applied_roles as k where k.role = a.role;
  select * into stop from private.work_stops as s where s.made = a.made for update;
  if expired is not null and stop.made is null then
    execute format('select %s($1)', r.stop) into was using a.made;
    insert into private.work_stops (made, application_id, requirement, was_working)
    values (a.made, a.id, expired, was);
    perform private.notify(a.user_id, 'document_expired', jsonb_build_object('item',
      private.application_words(expired, a.language)), '/provider/application-status');
  elsif expired is null and stop.made is not null then
    delete from private.work_stops as s where s.made = a.made;
    if stop.was_working then execute format('select %s($1)', r.resume) using a.made; end if;
    perform private.notify(a.user_id, 'document_renewed', jsonb_build_object('item',
      private.application_words(stop.requirement, a.language)), '/provider/application-status');
  end if;
end
$$;

comment on function private.check_papers is 'Stops who lacks a valid paper, and lets them go on once it is renewed.';

create function private.watch_papers() returns integer language plpgsql set search_path = '' as $$
declare
  d private.provider_documents;
  a public.provider_applications;
  days smallint;
  sent integer := 0;
begin
  for d in select k.* from private.provider_documents as k
    where k.state = 'accepted' and k.valid_until between private.today() and private.today() + 30
    order by k.id for update skip locked
  loop
    -- Of several that are due, such as after a day without this sweep, only the nearest is sent.
    select min(n) into days from unnest(private.reminder_days()) as n
    where now() >= private.reminder_at(d.valid_until, n) and d.handed_in_at < private.reminder_at(d.valid_until, n);
    continue when days is null;
    insert into private.document_reminders (document_id, days_before) values (d.id, days) on conflict do nothing;
    continue when not found;
    select * into a from public.provider_applications as p where p.id = d.application_id;
    perform private.notify(d.user_id, 'document_expires', jsonb_build_object('item',
      private.application_words(d.requirement, a.language), 'until', to_char(d.valid_until, 'DD/MM/YYYY')),
      '/provider/application-status');
    sent := sent + 1;
  end loop;
  for a in select p.* from public.provider_applications as p
    where p.made is not null and p.renews is null and p.state in ('approved', 'active', 'suspended')
      and not exists (select from private.work_stops as s where s.made = p.made)
      and exists (select from private.provider_documents as k where k.user_id = p.user_id and k.state = 'accepted'
        and k.valid_until < private.today())
    order by p.id for update skip locked
  loop
    perform private.check_papers(a);
  end loop;
  return sent;
end
$$;

comment on function private.watch_papers is
  'Reminds of papers that expire, each reminder once, and stops those whose paper has expired: at midnight in India.';

select cron.schedule('watch-papers', '*/5 * * * *', 'select private.watch_papers()');

-- The reviewer's desk -----------------------------------------------------------------------------------------------
create table private.application_reasons (
  reason text primary key,
  is_of_item boolean not null,
  constraint application_reason_name check (reason ~ '^[a-z][a-z_]{2,39}$')
);

comment on table private.application_reasons is 'Why an item is sent back, or an application rejected.';

insert into private.application_reasons (reason, is_of_item) values
  ('not_readable', true), ('wrong_document', true), ('name_differs', true), ('number_differs', true),
  ('date_differs', true), ('page_missing', true), ('not_valid_any_more', true),
  ('not_served', false), ('not_eligible', false), ('not_genuine', false), ('no_answer', false);

create table private.application_words_of (
  code text not null,
  language text not null,
  words text not null,
  primary key (code, language)
);

comment on table private.application_words_of is
  'How messages to applicants call requirements and reasons, in the language of the application; English where it '
  'lacks.';

revoke all on private.application_reasons, private.application_words_of from anon, authenticated;

create function private.application_words(code text, language text) returns text language sql stable
  set search_path = '' as $$
  select w.words from private.application_words_of as w where w.code = application_words.code
    and w.language in (application_words.language, 'en')
  order by w.language = 'en' limit 1
$$;

create function private.lock_application(application_id uuid) returns public.provider_applications
language plpgsql set search_path = '' as $$
declare
  a public.provider_applications;
begin
  select * into a from public.provider_applications as p where p.id = lock_application.application_id for no key
    update;
  if not found or a.state in ('draft', 'withdrawn') then
    perform private.refuse(404, 'application_not_found', 'There is no such application.');
  end if;
  return a;
end
$$;

create function private.duplicates_of(a public.provider_applications) returns jsonb language sql stable
  set search_path = '' as $$
  select coalesce(jsonb_agg(distinct jsonb_build_object('requirement', d.requirement, 'application_id', o.id,
    'name', private.name_of(o.user_id), 'state', o.state)), '[]')
  from private.needs_of(a) as n
  cross join lateral private.document_for(a, n.requirement) as d
  join private.provider_documents as k on k.number_digest = d.number_digest and k.user_id <> a.user_id
    and k.state <> 'replaced'
  -- What was accepted of a person counts in all that they applied for, also where the first of it was withdrawn.
  join public.provider_applications as o on o.user_id = k.user_id and o.state not in ('draft', 'withdrawn')
    and (o.id = k.application_id or (k.state = 'accepted' and k.subject = 'person' and exists (
      select from private.needs_of(o) as m where m.requirement = k.requirement)))
$$;

comment on function private.duplicates_of is
  'Numbers and bank accounts of an application that somebody else has handed in too: for reviewers only.';

create function private.applications_page(wanted text[], is_queue boolean, words text, after_at timestamptz,
  after_id uuid) returns setof public.provider_applications
language plpgsql stable set search_path = '' as $$
declare
  -- Without a page before it, one begins at the end of time.
  since timestamptz := coalesce(after_at, case when is_queue then '-infinity' else 'infinity' end::timestamptz);
  since_id uuid := coalesce(after_id, case when is_queue then '00000000-0000-0000-0000-000000000000'
    else 'ffffffff-ffff-ffff-ffff-ffffffffffff' end::uuid);
  pattern text := private.like_pattern(words);
begin
  -- State by state, so that each is read in the order of its index and no further than a page.
  if is_queue then
    return query select k.* from unnest(wanted) as s (state) cross join lateral (
      select p.* from public.provider_applications as p
      where p.state = s.state and (p.submitted_at, p.id) > (since, since_id) and (words is null
        or lower(p.profile ->> 'name') like pattern or exists (select from public.profiles as f
          where f.id = p.user_id and lower(f.full_name) like pattern))
      order by p.submitted_at, p.id limit 50) as k
    where k.state not in ('draft', 'withdrawn') order by k.submitted_at, k.id limit 50;
  else
    return query select k.* from unnest(wanted) as s (state) cross join lateral (
      select p.* from public.provider_applications as p
      where p.state = s.state and (p.submitted_at, p.id) < (since, since_id) and (words is null
        or lower(p.profile ->> 'name') like pattern or exists (select from public.profiles as f
          where f.id = p.user_id and lower(f.full_name) like pattern))
      order by p.submitted_at desc, p.id desc limit 50) as k
    where k.state not in ('draft', 'withdrawn') order by k.submitted_at desc, k.id desc limit 50;
  end if;
end
$$;

comment on function private.applications_page is
  'Fifty applications of some states after a place: the oldest first (is_queue), or the newest.';

create function public.admin_applications(state text default 'waiting', search text default null,
  after_at timestamptz default null, after_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_role('admin');
  wanted text[] := case coalesce(admin_applications.state, 'waiting')
    when 'waiting' then '{submitted,under_review}'::text[] when 'approved' then '{approved,active,suspended}'::text[]
    when 'all' then '{submitted,under_review,changes_requested,approved,active,suspended,terminated,rejected}'::text[]
    else array[admin_applications.state] end;
  -- Who waits longest comes first; of what is done, the newest.
  is_queue boolean := wanted = '{submitted,under_review}'::text[];
  words text := nullif(lower(left(trim(admin_applications.search), 100)), '');
begin
  perform private.bound(admin_applications.search, 400), private.bound(admin_applications.state, 40);
  return coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'role', a.role, 'renews', a.renews is not null,
      'name', a.profile ->> 'name', 'applicant', private.name_of(a.user_id), 'state', a.state,
      'submitted_at', a.submitted_at,
      'is_late', a.submitted_at < now() - make_interval(secs => private.setting_int('application_review_seconds'))
        and a.state in ('submitted', 'under_review'),
      'reviewer', private.name_of(a.reviewer), 'is_mine', a.reviewer = caller)
      order by case when is_queue then a.submitted_at end, case when is_queue then a.id end,
        a.submitted_at desc, a.id desc)
    from private.applications_page(wanted, is_queue, words, after_at, after_id) as a), '[]');
end
$$;

comment on function public.admin_applications is
  'Applications that wait for a reviewer, the oldest first (waiting), or those of a state (approved: with those that '
  'work already), or all, the newest first: [{id, role, renews, name, applicant, state, submitted_at, is_late, '
  'reviewer, is_mine}], fifty at a time after the last one. Administrators only (Spec §2 /admin/provider-approvals).';

create function public.admin_applications_waiting() returns jsonb language plpgsql stable security definer
  set search_path = '' as $$
begin
  perform private.require_role('admin');
  return (select jsonb_build_object('waiting', count(*), 'since', min(a.submitted_at), 'late', count(*) filter (
      where a.submitted_at < now() - make_interval(secs => private.setting_int('application_review_seconds'))))
    from public.provider_applications as a where a.state in ('submitted', 'under_review'));
end
$$;

comment on function public.admin_applications_waiting is
  'How many applications wait for a decision: {waiting, late, since}, since: how long the first does. Administrators '
  'only.';

create function public.admin_application(application_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_role('admin');
  a public.provider_applications;
begin
  select * into a from public.provider_applications as p where p.id = admin_application.application_id
    and p.state not in ('draft', 'withdrawn');
  if not found then perform private.refuse(404, 'application_not_found', 'There is no such application.'); end if;
  return private.application_story(a, private.reviews(a, caller)) || jsonb_build_object(
    'applicant', private.name_of(a.user_id), 'reviewer', private.name_of(a.reviewer), 'note', a.note,
    'is_mine', private.reviews(a, caller), 'is_own', a.user_id = caller, 'sells', private.setup_sells(a.role),
    'duplicates', private.duplicates_of(a), 'misfit', private.misfit(a),
    'decided_by', private.name_of(a.decided_by),
    'events', coalesce((select jsonb_agg(jsonb_build_object('act', e.act, 'by', private.name_of(e.actor_id),
      'detail', e.detail, 'at', e.at) order by e.n) from private.application_events as e where e.application_id =
        a.id),
      '[]'));
end
$$;

comment on function public.admin_application is
  'One application with what a machine can check: numbers whole for its reviewer and masked for others, duplicates of '
  'other people''s numbers and accounts, what does not fit, what it will sell, and what was done so far. '
  'Administrators only. Refuses '
  'application_not_found.';

create function private.reviews(a public.provider_applications, caller uuid) returns boolean language sql stable
  set search_path = '' as $$
  select a.reviewer = caller and a.state in ('under_review', 'changes_requested') and private.has_role('admin')
$$;

comment on function private.reviews is 'Whether somebody reviews an application now: a decision ends it.';

create function public.take_application(application_id uuid) returns jsonb language plpgsql security definer
  set search_path = '' as $$
declare
  caller uuid := private.require_role('admin');
  a public.provider_applications := private.lock_application(take_application.application_id);
begin
  if a.user_id = caller then
    perform private.refuse(403, 'own_account', 'Somebody else has to decide about your own account.');
  end if;
  if not private.reviews(a, caller) then
    if private.is_closed(a) then
      perform private.refuse(409, 'decided_meanwhile', 'This has been decided meanwhile.',
        jsonb_build_object('by', private.name_of(a.decided_by), 'state', a.state));
    end if;
    update public.provider_applications as p set reviewer = caller where p.id = a.id returning * into a;
    a := private.move_application(a, 'take', 'reviewer');
    perform private.audit('take_application', 'application', a.id::text);
  end if;
  return public.admin_application(a.id);
end
$$;

comment on function public.take_application is
  'Makes the caller the reviewer of an application, instead of whoever was. Refuses application_not_found, '
  'own_account, '
  'decided_meanwhile {by, state}.';

create function private.application_to_decide(application_id uuid,
  version integer) returns public.provider_applications
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.require_role('admin');
  a public.provider_applications := private.lock_application(application_to_decide.application_id);
begin
  if private.is_closed(a) then
    perform private.refuse(409, 'decided_meanwhile', 'This has been decided meanwhile.',
      jsonb_build_object('by', private.name_of(a.decided_by), 'state', a.state));
  end if;
  if not private.reviews(a, caller) then
    perform private.refuse(403, 'not_your_review', 'Somebody else reviews this application.',
      jsonb_build_object('by', private.name_of(a.reviewer)));
  end if;
  if a.version is distinct from application_to_decide.version then
    perform private.refuse(409, 'changed_meanwhile', 'The applicant has changed something meanwhile.',
      jsonb_build_object('version', a.version));
  end if;
  return a;
end
$$;

comment on function private.application_to_decide is
  'An application as the caller may decide on it now: what the reviewer has not seen is not decided.';

create function public.decide_items(application_id uuid, version integer, decisions jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  a public.provider_applications := private.application_to_decide(decide_items.application_id, decide_items.version);
  given record;
  d private.provider_documents;
begin
  perform private.bound(decide_items.decisions, 8000);
  for given in select * from jsonb_to_recordset(decide_items.decisions) as g (requirement text, accepted boolean,
    reason text, note text) loop
    d := private.document_for(a, given.requirement);
    if d.id is null or given.accepted is null or (not given.accepted and not exists (
        select from private.application_reasons as r where r.reason = given.reason and r.is_of_item)) then
      perform private.refuse(400, 'reason_missing', 'Please say why.');
    end if;
    if not exists (select from private.needs_of(a) as n where n.requirement = given.requirement) then
      perform private.refuse(400, 'request_invalid', 'This request could not be read.');
    end if;
    -- What was accepted before this review stays in force until something better is: the applicant is asked for that.
    if not given.accepted and d.state = 'accepted' and d.application_id <> a.id
        and (d.application_id is distinct from a.renews or d.handed_in_at < a.created_at) then
      d.id := gen_random_uuid();
      d.application_id := a.id;
      d.state := 'given';
      insert into private.provider_documents select d.*;
    end if;
    -- The accepted one before it, or the present one of the person, gives way.
    if given.accepted then
      update private.provider_documents as k set state = 'replaced'
      where k.requirement = d.requirement and k.state = 'accepted' and k.id <> d.id and k.user_id = a.user_id
        and (k.subject = 'person' or k.application_id in (a.id, a.renews));
    end if;
    update private.provider_documents as k set state = case when given.accepted then 'accepted' else 'sent_back' end,
      -- A place's paper stays with the application that made the place.
      application_id = case when not given.accepted then a.id when d.state = 'accepted' then d.application_id
        else coalesce(a.renews, a.id) end,
      reason = case when not given.accepted then given.reason end,
      note = case when not given.accepted then nullif(left(trim(given.note), 300), '') end,
      reviewed_by = auth.uid(), reviewed_at = now()
    where k.id = d.id;
    -- What had given way to it is in force again.
    if not given.accepted and d.state = 'accepted' then
      update private.provider_documents as k set state = 'accepted' where k.id = (
        select b.id from private.provider_documents as b where b.user_id = a.user_id and b.state = 'replaced'
          and b.requirement = d.requirement and b.reviewed_at is not null and b.reason is null
          and (b.subject = 'person' or b.application_id = a.renews) order by b.reviewed_at desc, b.handed_in_at desc
        limit 1);
    end if;
    perform private.note_application(a.id, case when given.accepted then 'accept_item' else 'send_item_back' end,
      jsonb_strip_nulls(jsonb_build_object('requirement', given.requirement, 'reason', given.reason)));
    if not given.accepted then
      perform private.notify(a.user_id, 'application_item_back', jsonb_build_object(
        'item', private.application_words(given.requirement, a.language),
        'reason', private.application_words(given.reason, a.language)), '/provider/application-status');
    end if;
  end loop;
  if a.state = 'under_review' and exists (select from private.provider_documents as k where k.application_id = a.id
      and k.state = 'sent_back') then
    perform private.move_application(a, 'send_back', 'reviewer');
  end if;
  perform private.audit('decide_items', 'application', a.id::text, null, decide_items.decisions);
  return public.admin_application(a.id);
end
$$;

comment on function public.decide_items is
  'The reviewer accepts items or sends them back: [{requirement, accepted, reason, note?}] on the version that was '
  'seen. '
  'Whatever is sent back is told to the applicant with its reason, and only that is open. Refuses '
  'application_not_found, not_your_review {by}, decided_meanwhile {by, state}, changed_meanwhile {version}, '
  'reason_missing.';

create function private.open_item(a public.provider_applications) returns text language sql stable
  set search_path = '' as $$
  select n.requirement from private.needs_of(a) as n
  left join lateral private.document_for(a, n.requirement) as d on true
  where (a.renews is null and n.is_needed and d.id is null)
    or (d.id is not null and d.state <> 'accepted') or (a.renews is null and private.has_expired(d))
  order by n.position limit 1
$$;

create function public.decide_application(application_id uuid, version integer, approve boolean,
  reason text default null, note text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  a public.provider_applications := private.application_to_decide(decide_application.application_id,
    decide_application.version);
  why text := nullif(trim(decide_application.note), '');
  blocking text;
  misfit jsonb;
  made_id uuid;
  renewed public.provider_applications;
  carries text;
begin
  perform private.bound(decide_application.note, 2000), private.bound(decide_application.reason, 100);
  if decide_application.approve is null or length(why) > 500 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if decide_application.approve then
    blocking := private.open_item(a);
    if blocking is not null then
      perform private.refuse(409, 'item_open', 'Every item has to be accepted first.',
        jsonb_build_object('requirement', blocking));
    end if;
    misfit := private.misfit(a);
    if misfit is not null then
      perform private.refuse(409, 'number_misfit', 'Two numbers do not fit each other.', misfit);
    end if;
    if private.duplicates_of(a) <> '[]' and coalesce(length(why), 0) < 3 then
      perform private.refuse(409, 'duplicate_needs_reason',
        'Somebody else has the same number. Please say why it is fine.');
    end if;
  elsif not exists (select from private.application_reasons as r where r.reason = decide_application.reason
      and not r.is_of_item) then
    perform private.refuse(400, 'reason_missing', 'Please say why.');
  end if;
  if decide_application.approve and a.renews is null then
    execute format('select %s($1, $2)', (select r.begin from private.applied_roles as r where r.role = a.role))
      into made_id using a, auth.uid();
    perform private.apply_shop_setup(a, made_id);
  end if;
  update public.provider_applications as p set decided_at = now(), decided_by = auth.uid(), made = made_id,
    reason = case when not decide_application.approve then decide_application.reason end, note = why
  where p.id = a.id returning p.* into a;
  a := private.move_application(a, case when decide_application.approve then 'approve' else 'reject' end, 'reviewer');
  if decide_application.approve and a.renews is not null then
    select * into strict renewed from public.provider_applications as p where p.id = a.renews;
    select r.renew into carries from private.applied_roles as r where r.role = a.role;
    if carries is not null then execute format('select %s($1)', carries) using renewed; end if;
  end if;
  if decide_application.approve then
    perform private.check_papers(p) from public.provider_applications as p
    where p.user_id = a.user_id and p.made is not null and p.renews is null
      and p.state in ('approved', 'active', 'suspended');
  end if;
  perform private.audit(case when decide_application.approve then 'approve_application' else 'reject_application' end,
    'application', a.id::text, null, jsonb_strip_nulls(jsonb_build_object('role', a.role, 'made', made_id,
    'reason', a.reason)), why);
  perform private.notify(a.user_id, case when not decide_application.approve then 'application_rejected'
      when a.renews is null then 'application_approved' else 'application_renewed' end,
    case when decide_application.approve then '{}' else jsonb_build_object('reason',
      private.application_words(a.reason, a.language)) end, '/provider/application-status');
  return public.admin_application(a.id);
end
$$;

comment on function public.decide_application is
  'Approves an application, which makes what was applied for with its first rights in one transaction, and gives it '
  'the hours and items that were prepared (private.apply_shop_setup), or rejects it with a reason. Both on the '
  'version that was seen. Refuses application_not_found, not_your_review {by}, '
  'decided_meanwhile {by, state}, changed_meanwhile {version}, item_open {requirement}, number_misfit {requirement, '
  'with}, duplicate_needs_reason, '
  'reason_missing.';

create function public.begin_work(application_id uuid) returns jsonb language plpgsql security definer
  set search_path = '' as $$
declare
  a public.provider_applications := private.application_of_caller(begin_work.application_id);
begin
  if a.state <> 'active' then
    a := private.move_application(a, 'begin', 'applicant');
    perform private.open_prepared_shop(a);
  end if;
  return private.application_story(a, false);
end
$$;

comment on function public.begin_work is
  'The first visit to what approval has made; again is the same. Refuses application_not_found, application_closed.';

create function public.open_document(document_id uuid, page integer) returns text language plpgsql security definer
  set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  d private.provider_documents;
  path text;
begin
  select k.* into d from private.provider_documents as k where k.id = open_document.document_id;
  if d.user_id is distinct from caller and not exists (select from public.provider_applications as p
      where private.reviews(p, caller) and p.user_id = d.user_id
        and d.id in (select (private.document_for(p, n.requirement)).id from private.needs_of(p) as n)) then
    perform private.refuse(404, 'document_not_found', 'There is no such document.');
  end if;
  path := d.files[open_document.page];
  if path is null then perform private.refuse(404, 'document_not_found', 'There is no such document.'); end if;
  insert into private.document_openings (document_id, page, opened_by) values (d.id, open_document.page, caller);
  return path;
end
$$;

comment on function public.open_document is
  'The path of a page of a document, for its owner and for the reviewer while assigned: the edge function '
  'provider-document makes a short-lived address of it. Each is logged and shown to the owner. Refuses '
  'document_not_found.';

-- What can be applied for today -------------------------------------------------------------------------------------
insert into private.applied_roles (role, app_role, trade, vendor_kind, commission_bp, clean, begin, stop, resume,
  renew, position) values
  ('restaurant', 'vendor', 'food', 'food', 1800, 'private.clean_business', 'private.begin_vendor',
    'private.stop_vendor', 'private.resume_vendor_work', 'private.renew_vendor', 1),
  ('grocery_store', 'vendor', 'grocery', 'grocery', 1200, 'private.clean_business', 'private.begin_vendor',
    'private.stop_vendor', 'private.resume_vendor_work', 'private.renew_vendor', 2),
  ('shop', 'vendor', 'shopping', 'shopping', 1500, 'private.clean_business', 'private.begin_vendor',
    'private.stop_vendor', 'private.resume_vendor_work', 'private.renew_vendor', 3),
  ('courier', 'delivery', null, null, null, 'private.clean_courier', 'private.begin_courier', 'private.stop_courier',
    'private.resume_courier_work', 'private.renew_courier', 4);

insert into private.role_requirements (role, requirement, is_needed, stops, position) values
  ('restaurant', 'pan', true, false, 1), ('restaurant', 'identity', true, false, 2),
  ('restaurant', 'bank', true, false, 3), ('restaurant', 'fssai', true, true, 4),
  ('restaurant', 'gstin', true, false, 5), ('restaurant', 'shop_act', false, false, 6),
  ('grocery_store', 'pan', true, false, 1), ('grocery_store', 'identity', true, false, 2),
  ('grocery_store', 'bank', true, false, 3), ('grocery_store', 'fssai', true, true, 4),
  ('grocery_store', 'gstin', true, false, 5), ('grocery_store', 'shop_act', false, false, 6),
  ('shop', 'pan', true, false, 1), ('shop', 'identity', true, false, 2), ('shop', 'bank', true, false, 3),
  ('shop', 'gstin', true, false, 4), ('shop', 'shop_act', true, false, 5),
  ('courier', 'identity', true, false, 1), ('courier', 'identity_photo', true, false, 2),
  ('courier', 'pan', true, false, 3), ('courier', 'bank', true, false, 4), ('courier', 'licence', true, true, 5),
  ('courier', 'vehicle', true, false, 6), ('courier', 'insurance', true, true, 7),
  ('courier', 'pollution_check', false, true, 8);

insert into private.application_words_of (code, language, words) values
  ('pan', 'en', 'PAN card'), ('pan', 'hi', 'पैन कार्ड'), ('pan', 'te', 'పాన్ కార్డ్'),
  ('identity', 'en', 'Aadhaar card'), ('identity', 'hi', 'आधार कार्ड'), ('identity', 'te', 'ఆధార్ కార్డ్'),
  ('identity_photo', 'en', 'Photo of yourself'), ('identity_photo', 'hi', 'आपकी फ़ोटो'),
  ('identity_photo', 'te', 'మీ ఫోటో'),
  ('bank', 'en', 'Bank account'), ('bank', 'hi', 'बैंक खाता'), ('bank', 'te', 'బ్యాంక్ ఖాతా'),
  ('licence', 'en', 'Driving licence'), ('licence', 'hi', 'ड्राइविंग लाइसेंस'), ('licence', 'te',
    'డ్రైవింగ్ లైసెన్స్'),
  ('vehicle', 'en', 'Registration of the vehicle'), ('vehicle', 'hi', 'वाहन का पंजीकरण'),
  ('vehicle', 'te', 'వాహన రిజిస్ట్రేషన్'),
  ('insurance', 'en', 'Insurance of the vehicle'), ('insurance', 'hi', 'वाहन का बीमा'),
  ('insurance', 'te', 'వాహన బీమా'),
  ('pollution_check', 'en', 'Pollution certificate'), ('pollution_check', 'hi', 'प्रदूषण प्रमाणपत्र'),
  ('pollution_check', 'te', 'కాలుష్య ధృవపత్రం'),
  ('gstin', 'en', 'GST number'), ('gstin', 'hi', 'जीएसटी नंबर'), ('gstin', 'te', 'జీఎస్టీ నంబర్'),
  ('fssai', 'en', 'FSSAI licence'), ('fssai', 'hi', 'FSSAI लाइसेंस'), ('fssai', 'te', 'FSSAI లైసెన్స్'),
  ('shop_act', 'en', 'Shop licence'), ('shop_act', 'hi', 'दुकान का लाइसेंस'), ('shop_act', 'te', 'దుకాణ లైసెన్స్'),
  ('not_readable', 'en', 'It cannot be read.'), ('not_readable', 'hi', 'यह पढ़ा नहीं जा रहा।'),
  ('not_readable', 'te', 'ఇది చదవడానికి వీలుగా లేదు.'),
  ('wrong_document', 'en', 'It is another paper.'), ('wrong_document', 'hi', 'यह कोई दूसरा काग़ज़ है।'),
  ('wrong_document', 'te', 'ఇది వేరే పత్రం.'),
  ('name_differs', 'en', 'The name is another.'), ('name_differs', 'hi', 'नाम अलग है।'),
  ('name_differs', 'te', 'పేరు వేరుగా ఉంది.'),
  ('number_differs', 'en', 'The number is another.'), ('number_differs', 'hi', 'नंबर अलग है।'),
  ('number_differs', 'te', 'నంబర్ వేరుగా ఉంది.'),
  ('date_differs', 'en', 'The date is another.'), ('date_differs', 'hi', 'तारीख़ अलग है।'),
  ('date_differs', 'te', 'తేదీ వేరుగా ఉంది.'),
  ('page_missing', 'en', 'A page is missing.'), ('page_missing', 'hi', 'एक पन्ना नहीं है।'),
  ('page_missing', 'te', 'ఒక పేజీ లేదు.'),
  ('not_valid_any_more', 'en', 'It is no longer valid.'), ('not_valid_any_more', 'hi', 'यह अब मान्य नहीं है।'),
  ('not_valid_any_more', 'te', 'దీని గడువు ముగిసింది.'),
  ('not_served', 'en', 'We do not serve this place yet.'), ('not_served', 'hi', 'हम अभी इस जगह सेवा नहीं देते।'),
  ('not_served', 'te', 'ఈ ప్రాంతంలో మేము ఇంకా సేవ అందించడం లేదు.'),
  ('not_eligible', 'en', 'The papers do not allow this work.'),
  ('not_eligible', 'hi', 'काग़ज़ों से यह काम करने की अनुमति नहीं मिलती।'),
  ('not_eligible', 'te', 'ఈ పత్రాలతో ఈ పని చేయడానికి అనుమతి లేదు.'),
  ('not_genuine', 'en', 'The papers could not be confirmed.'), ('not_genuine', 'hi',
    'काग़ज़ों की पुष्टि नहीं हो सकी।'),
  ('not_genuine', 'te', 'పత్రాలను నిర్ధారించలేకపోయాం.'),
  ('no_answer', 'en', 'We asked, and had no answer.'), ('no_answer', 'hi', 'हमने पूछा, और जवाब नहीं मिला।'),
  ('no_answer', 'te', 'మేము అడిగాం, సమాధానం రాలేదు.');

insert into private.notification_templates (template, type, title, message, push_for) values
  ('application_item_back', 'warning', 'Please hand in once more', '{item}: {reason} The rest can stay as it is.',
    '3 days'),
  ('application_approved', 'success', 'You are approved',
    'Welcome to Angadi. Open your application to see what comes next.',
   '3 days'),
  ('application_renewed', 'success', 'Your papers are accepted', 'What you handed in has been accepted.', '3 days'),
  ('application_rejected', 'warning', 'Your application was not accepted', '{reason} You can apply again.', '3 days'),
  ('document_expires', 'warning', 'A paper expires soon', '{item} is valid until {until}. Please hand in the new one.',
   '1 day'),
  ('document_expired', 'error', 'A paper has expired',
   '{item} has expired. Finish what you have begun; new work comes once the new one is accepted.', '1 day'),
  ('document_renewed', 'success', 'You can go on', '{item} has been accepted. New work comes again.', '1 day');

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('application_review_seconds', 'integer', 'seconds', '172800', 3600, 2592000, 'access',
   'How soon an application is to be looked at.', false);

-- Who may call what ------------------------------------------------------------------------------------------------
revoke execute on function public.admin_applications(text, text, timestamptz, uuid),
  public.admin_applications_waiting(), public.admin_application(uuid), public.take_application(uuid),
  public.decide_items(uuid, integer, jsonb), public.decide_application(uuid, integer, boolean, text, text),
  public.begin_work(uuid), public.open_document(uuid, integer)
  from public, anon;
grant execute on function public.admin_applications(text, text, timestamptz, uuid),
  public.admin_applications_waiting(), public.admin_application(uuid), public.take_application(uuid),
  public.decide_items(uuid, integer, jsonb), public.decide_application(uuid, integer, boolean, text, text),
  public.begin_work(uuid), public.open_document(uuid, integer)
  to authenticated;
revoke execute on function private.profile_field(jsonb, text, integer, integer, boolean),
  private.clean_place(jsonb, boolean), private.clean_business(jsonb, boolean),
  private.clean_courier(jsonb, boolean),
  private.keep_handed_in(public.provider_applications, uuid, public.ledger_account_kind, uuid),
  private.begin_vendor(public.provider_applications, uuid),
  private.begin_courier(public.provider_applications, uuid), private.renew_vendor(public.provider_applications),
  private.renew_courier(public.provider_applications), private.reminder_days(),
  private.reminder_at(date, integer), private.stop_courier(uuid), private.resume_courier_work(uuid),
  private.stop_vendor(uuid), private.resume_vendor_work(uuid), private.keep_stopped(),
  private.expired_need(public.provider_applications), private.check_papers(public.provider_applications),
  private.watch_papers(), private.application_words(text, text), private.lock_application(uuid),
  private.duplicates_of(public.provider_applications), private.reviews(public.provider_applications, uuid),
  private.application_to_decide(uuid, integer), private.open_item(public.provider_applications),
  private.applications_page(text[], boolean, text, timestamptz, uuid)
  from public;
