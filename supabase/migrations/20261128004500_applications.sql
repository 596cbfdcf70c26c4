-- Applications of people who want to sell, carry or treat (Spec §2 /provider/register): what each role needs is data,
-- numbers are checked by their own check digits, documents are private, and every step is one row of a table.

-- Numbers -----------------------------------------------------------------------------------------------------------
create function private.gstin_check_digit(number text) returns text language sql immutable set search_path = '' as $$
  select substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    1 + (36 - sum(p.value / 36 + p.value % 36)::integer % 36) % 36, 1)
  from (select (strpos('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', substr(number, n, 1)) - 1)
      * case when n % 2 = 1 then 1 else 2 end as value
    from generate_series(1, 14) as n) as p
$$;

comment on function private.gstin_check_digit is
  'The last place of a GSTIN, computed from the first fourteen in base 36.';

create function private.has_verhoeff_digit(digits text) returns boolean language plpgsql immutable
  set search_path = '' as $$
declare
  product constant text := '01234567891234067895234017895634012895674012395678'
    '59876043216598710432765982104387659321049876543210';
  turn constant text := '01234567891576283094580379614289160435279453126870428657390127938064157046913258';
  check_value integer := 0;
  turned integer;
begin
  for place in 0 .. length(digits) - 1 loop
    turned := substr(turn, (place % 8) * 10 + substr(digits, length(digits) - place, 1)::integer + 1, 1)::integer;
    check_value := substr(product, check_value * 10 + turned + 1, 1)::integer;
  end loop;
  return check_value = 0;
end
$$;

comment on function private.has_verhoeff_digit is
  'Whether the last digit is the check digit of the others, as Aadhaar numbers have it.';

create function private.number_problem(kind text, number text) returns text language sql immutable
  set search_path = '' as $$
  select case kind
    when 'pan' then case when number !~ '^[A-Z]{5}[0-9]{4}[A-Z]$' then 'form'
      when substr(number, 4, 1) !~ '[ABCFGHJLPT]' then 'holder' end
    when 'gstin' then case when number !~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$' then 'form'
      when right(number, 1) <> private.gstin_check_digit(number) then 'check_digit' end
    when 'aadhaar' then case when number !~ '^[2-9][0-9]{11}$' then 'form'
      when not private.has_verhoeff_digit(number) then 'check_digit' end
    when 'fssai' then case when number !~ '^[0-9]{14}$' then 'form' end
    when 'vehicle' then case when number !~ '^[A-Z]{2}[0-9]{1,2}[A-Z]{0,3}[0-9]{4}$'
      and number !~ '^[0-9]{2}BH[0-9]{4}[A-HJ-NP-Z]{1,2}$' then 'form' end
    when 'licence' then case when number !~ '^[A-Z]{2}[0-9]{2}[0-9A-Z]{7,12}$' then 'form' end
    else case when number !~ '^[0-9A-Z/-]{3,40}$' then 'form' end
  end
$$;

comment on function private.number_problem is
  'What is wrong with a cleaned number of a kind: form, check_digit or holder; null where nothing is. What has no '
  'published check digit is judged by its form alone.';

create function private.clean_number(kind text, typed text) returns text language sql immutable
  set search_path = '' as $$
  select upper(regexp_replace(private.plain_digits(typed), case when kind in ('pan', 'gstin', 'aadhaar', 'fssai',
    'vehicle', 'licence') then '[\s-]' else '\s' end, '', 'g'))
$$;

comment on function private.clean_number is 'A number as it is compared: without spaces and in capitals.';

create function private.mask_number(kind text, number text) returns text language sql immutable
  set search_path = '' as $$
  select case when kind in ('gstin', 'fssai', 'registration') then number
    when kind = 'aadhaar' then '•••• ' || right(number, 4)
    when kind = 'pan' then left(number, 2) || '••••••' || right(number, 2)
    else '•••• ' || right(number, 4) end
$$;

comment on function private.mask_number is
  'A number as its owner sees it again: whole where the law has it shown to customers, otherwise its end.';

-- What each role needs ----------------------------------------------------------------------------------------------
create table private.requirements (
  requirement text primary key,
  subject text not null,
  number_kind text,
  most_pages smallint not null default 1,
  expires boolean not null default false,
  is_declared boolean not null default false,
  may_change boolean not null default false,
  constraint requirement_name check (requirement ~ '^[a-z][a-z_]{2,39}$'),
  constraint requirement_subject check (subject in ('person', 'place')),
  constraint requirement_number check (number_kind in ('pan', 'gstin', 'aadhaar', 'fssai', 'vehicle', 'licence',
    'bank',
    'registration', 'other')),
  constraint requirement_pages check (most_pages between 0 and 6)
);

comment on table private.requirements is
  'What can be asked of an applicant. subject person: handed in once, and taken over by later applications of the '
  'same '
  'person; place: asked for each business. number_kind: how its number is checked; most_pages: how many pages of '
  'paper '
  'are shown, none where a number is enough; expires: it has a last day; is_declared: it may be left out by saying '
  'so; may_change: it has no last day and can be handed in anew, as one registers for a tax later or no longer.';

insert into private.requirements (requirement, subject, number_kind, most_pages, expires, is_declared) values
  ('pan', 'person', 'pan', 1, false, false),
  ('identity', 'person', 'aadhaar', 2, false, false),
  ('identity_photo', 'person', null, 1, false, false),
  ('bank', 'person', 'bank', 1, false, false),
  ('licence', 'person', 'licence', 2, true, false),
  ('badge', 'person', 'other', 1, true, false),
  ('police_check', 'person', 'other', 2, true, false),
  ('medical_registration', 'person', 'registration', 2, true, false),
  ('teaching_proof', 'person', null, 4, false, false),
  ('vehicle', 'person', 'vehicle', 2, true, false),
  ('permit', 'person', 'other', 2, true, false),
  ('insurance', 'person', 'other', 2, true, false),
  ('pollution_check', 'person', 'other', 1, true, false),
  ('gstin', 'place', 'gstin', 3, false, true),
  ('fssai', 'place', 'fssai', 2, true, false),
  ('shop_act', 'place', 'other', 2, false, false),
  ('clinic_registration', 'place', 'registration', 3, true, false),
  ('rera', 'place', 'registration', 2, true, false),
  ('institution_proof', 'place', 'registration', 4, false, false);
update private.requirements as q set may_change = true where q.requirement = 'gstin';

create table private.applied_roles (
  role text primary key,
  app_role public.app_role not null,
  trade text,
  vendor_kind public.vendor_kind,
  commission_bp integer,
  clean text not null,
  begin text,
  stop text,
  resume text,
  renew text,
  position smallint not null,
  constraint applied_role_name check (role ~ '^[a-z][a-z_]{2,39}$'),
  constraint applied_role_commission check (commission_bp between 0 and 4000),
  constraint applied_role_functions check (
    concat_ws(' ', clean, begin, stop, resume, renew) ~ '^[a-z_]+\.[a-z_0-9]+( [a-z_]+\.[a-z_0-9]+)*$')
);

comment on table private.applied_roles is
  'What one can apply to be. It is offered where begin is known and its trade, if it has one, is among those sold. '
  'clean is a function (profile jsonb, whole boolean) that answers a profile as it is kept, or refuses '
  'profile_invalid {field}; begin one (a provider_applications, approver uuid) that makes what approval makes, '
  'with its '
  'first rights, and answers its id; stop and resume ones (made uuid) for when a paper expires and is renewed; renew '
  'one (a provider_applications) that gives what approval has made the numbers of new papers.';

create table private.role_requirements (
  role text references private.applied_roles,
  requirement text references private.requirements,
  is_needed boolean not null default true,
  stops boolean not null default false,
  position smallint not null,
  primary key (role, requirement)
);

comment on table private.role_requirements is
  'What each role is asked for. is_needed false: it may be left out; stops: no new work once it has expired.';

create index role_requirements_requirement_idx on private.role_requirements (requirement);

revoke all on private.requirements, private.applied_roles, private.role_requirements from anon, authenticated;

-- Applications and their documents ----------------------------------------------------------------------------------
create table public.provider_applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  role text not null references private.applied_roles,
  renews uuid references public.provider_applications on delete cascade,
  state text not null default 'draft',
  version integer not null default 1,
  profile jsonb not null default '{}',
  language text not null default 'en',
  agreement integer,
  agreed_at timestamptz,
  reviewer uuid references auth.users on delete set null,
  made uuid,
  reason text,
  note text,
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint application_state check (state in ('draft', 'submitted', 'under_review', 'changes_requested', 'approved',
    'active', 'suspended', 'terminated', 'rejected', 'withdrawn')),
  constraint application_profile_size check (pg_column_size(profile) <= 8000),
  constraint application_language check (language ~ '^[a-z]{2}$'),
  constraint application_note_length check (length(note) <= 500)
);

comment on table public.provider_applications is
  'Applications to sell, carry or treat, each with one state (private.application_moves). version rises with every '
  'act '
  'of the applicant: a decision names the one that it was made on. renews: papers of an approved one that have '
  'expired or '
  'will. made: the vendor, or the courier''s account, that approval has made.';

create unique index provider_applications_open_idx on public.provider_applications (user_id, role,
  coalesce(renews, '00000000-0000-0000-0000-000000000000'))
  where state in ('draft', 'submitted', 'under_review', 'changes_requested');
create index provider_applications_role_idx on public.provider_applications (role);
create index provider_applications_renews_idx on public.provider_applications (renews);
create index provider_applications_reviewer_idx on public.provider_applications (reviewer);
create index provider_applications_decided_by_idx on public.provider_applications (decided_by);
create index provider_applications_queue_idx on public.provider_applications (submitted_at, id)
  where state in ('submitted', 'under_review');
create index provider_applications_state_idx on public.provider_applications (state, submitted_at, id);
create index provider_applications_made_idx on public.provider_applications (made) where made is not null;

create trigger texts_are_plain before insert or update of profile, note on public.provider_applications
  for each row execute function private.keep_plain('profile', 'note');

alter table public.provider_applications enable row level security;

create policy "applicants read their own applications" on public.provider_applications for select to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.provider_applications from anon, authenticated;
grant select (id, user_id, role, renews, state, version, submitted_at, decided_at, created_at, updated_at)
  on public.provider_applications to authenticated;

create table private.application_moves (
  from_state text,
  act text,
  actor text not null,
  to_state text not null,
  primary key (from_state, act),
  constraint application_act check (act in ('submit', 'withdraw', 'take', 'send_back', 'approve', 'reject', 'begin',
    'suspend', 'reinstate', 'terminate')),
  constraint application_actor check (actor in ('applicant', 'reviewer', 'administration'))
);

comment on table private.application_moves is
  'The only ways from one state of an application to another, and whose act it is.';

insert into private.application_moves (from_state, act, actor, to_state) values
  ('draft', 'submit', 'applicant', 'submitted'),
  ('draft', 'withdraw', 'applicant', 'withdrawn'),
  ('submitted', 'withdraw', 'applicant', 'withdrawn'),
  ('submitted', 'take', 'reviewer', 'under_review'),
  ('under_review', 'withdraw', 'applicant', 'withdrawn'),
  ('under_review', 'take', 'reviewer', 'under_review'),
  ('under_review', 'send_back', 'reviewer', 'changes_requested'),
  ('under_review', 'approve', 'reviewer', 'approved'),
  ('under_review', 'reject', 'reviewer', 'rejected'),
  ('changes_requested', 'submit', 'applicant', 'under_review'),
  ('changes_requested', 'withdraw', 'applicant', 'withdrawn'),
  ('changes_requested', 'take', 'reviewer', 'changes_requested'),
  ('changes_requested', 'reject', 'reviewer', 'rejected'),
  ('approved', 'begin', 'applicant', 'active'),
  -- What approval has made is suspended or ended by a measure (private.measures), and the application with it.
  ('approved', 'suspend', 'administration', 'suspended'),
  ('active', 'suspend', 'administration', 'suspended'),
  ('suspended', 'reinstate', 'administration', 'active'),
  ('approved', 'terminate', 'administration', 'terminated'),
  ('active', 'terminate', 'administration', 'terminated'),
  ('suspended', 'terminate', 'administration', 'terminated'),
  ('terminated', 'reinstate', 'administration', 'active');

create table private.application_events (
  application_id uuid not null references public.provider_applications on delete cascade,
  n integer not null,
  act text not null,
  actor_id uuid,
  detail jsonb not null default '{}',
  at timestamptz not null default now(),
  primary key (application_id, n)
);

comment on table private.application_events is 'What was done with an application, by whom and when.';

create table private.provider_documents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  application_id uuid not null references public.provider_applications on delete cascade,
  requirement text not null references private.requirements,
  subject text not null,
  is_left_out boolean not null default false,
  number_kept text,
  number_masked text,
  number_digest text,
  bank jsonb,
  valid_until date,
  files text[] not null default '{}',
  state text not null default 'given',
  reason text,
  note text,
  reviewed_by uuid references auth.users on delete set null,
  reviewed_at timestamptz,
  handed_in_at timestamptz not null default now(),
  constraint document_state check (state in ('given', 'sent_back', 'accepted', 'replaced')),
  constraint document_files check (cardinality(files) <= 6),
  constraint document_number_length check (length(number_kept) <= 40),
  constraint document_note_length check (length(note) <= 300)
);

comment on table private.provider_documents is
  'What applicants hand in: a number, pages of paper, or both. Of a person''s there is one present at a time, '
  'which every '
  'application of that person takes over; of a place''s one for each application. number_kept is null where only the '
  'last digits may be kept (Aadhaar). Read by its owner masked, and by the reviewer while assigned.';

create unique index provider_documents_waiting_idx on private.provider_documents (application_id, requirement)
  where state in ('given', 'sent_back');
create unique index provider_documents_of_person_idx on private.provider_documents (user_id, requirement)
  where state = 'accepted' and subject = 'person';
create unique index provider_documents_of_place_idx on private.provider_documents (application_id, requirement)
  where state = 'accepted' and subject = 'place';
create index provider_documents_digest_idx on private.provider_documents (number_digest) where number_digest is
  not null;
create index provider_documents_user_idx on private.provider_documents (user_id);
create index provider_documents_application_idx on private.provider_documents (application_id);
create index provider_documents_requirement_idx on private.provider_documents (requirement);
create index provider_documents_reviewed_by_idx on private.provider_documents (reviewed_by);
create index provider_documents_expiry_idx on private.provider_documents (valid_until)
  where state = 'accepted' and valid_until is not null;

create trigger texts_are_plain before insert or update of note on private.provider_documents
  for each row execute function private.keep_plain('note');

create table private.document_openings (
  id bigint generated always as identity primary key,
  document_id uuid not null references private.provider_documents on delete cascade,
  page smallint not null,
  opened_by uuid not null,
  at timestamptz not null default now()
);

comment on table private.document_openings is
  'Who has opened a page of a document, and when: its owner sees the list.';

create index document_openings_document_idx on private.document_openings (document_id, at desc);

revoke all on private.application_moves, private.application_events, private.provider_documents,
  private.document_openings from anon, authenticated;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('provider-documents', 'provider-documents', false, 5242880, '{image/webp,image/jpeg,application/pdf}')
on conflict do nothing;

-- Reading -----------------------------------------------------------------------------------------------------------
create function private.role_is_open(r private.applied_roles) returns boolean language sql stable
  set search_path = '' as $$
  select r.begin is not null and (r.trade is null or exists (select from private.trades as t where t.trade = r.trade))
$$;

create function private.present_terms() returns integer language sql stable set search_path = '' as $$
  select p.version from private.policies_in_force() as p where p.policy = 'terms'
$$;

comment on function private.present_terms is 'The version of the terms that is in force.';

create function public.provider_roles() returns jsonb language plpgsql stable security definer
  set search_path = '' as $$
begin
  perform private.require_user();
  return jsonb_build_object('agreement', private.present_terms(), 'roles', coalesce((select jsonb_agg(
    jsonb_build_object('role', r.role, 'app_role', r.app_role, 'needs', (
      select jsonb_agg(jsonb_build_object('requirement', q.requirement, 'is_needed', n.is_needed, 'subject',
        q.subject,
        'number_kind', q.number_kind, 'most_pages', q.most_pages, 'expires', q.expires, 'is_declared', q.is_declared,
        'may_change', q.may_change)
        order by n.position)
      from private.role_requirements as n join private.requirements as q using (requirement) where n.role = r.role))
    order by r.position) from private.applied_roles as r where private.role_is_open(r)), '[]'));
end
$$;

comment on function public.provider_roles is
  'What one can apply to be, and what each needs: {agreement: version of the present terms, roles: [{role, app_role, '
  'needs: [{requirement, is_needed, subject, number_kind, most_pages, expires, is_declared, '
  'may_change}]}]}. Trades that '
  'are not sold '
  'yet are not offered (Spec §2 /provider/register).';

create function private.application_of_caller(application_id uuid) returns public.provider_applications
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.require_user();
  a public.provider_applications;
begin
  select * into a from public.provider_applications as p
  where p.id = application_of_caller.application_id and p.user_id = caller for no key update;
  if not found then
    perform private.refuse(404, 'application_not_found', 'There is no such application of yours.');
  end if;
  return a;
end
$$;

comment on function private.application_of_caller is 'The caller''s own application, locked.';

create function private.is_closed(a public.provider_applications) returns boolean language sql immutable
  set search_path = '' as $$
  select a.state in ('approved', 'active', 'suspended', 'terminated', 'rejected', 'withdrawn')
$$;

create function private.needs_of(a public.provider_applications) returns setof private.role_requirements
language sql stable set search_path = '' as $$
  select n.* from private.role_requirements as n join private.requirements as q using (requirement)
  where n.role = a.role and (a.renews is null or q.expires or q.may_change)
$$;

create function private.document_for(a public.provider_applications, requirement text)
  returns private.provider_documents language sql stable set search_path = '' as $$
  select d from private.provider_documents as d
  where d.requirement = document_for.requirement and d.user_id = a.user_id and d.state <> 'replaced'
    and (d.application_id = a.id or (d.state = 'accepted' and (d.subject = 'person' or d.application_id = a.renews)))
    -- What was handed in with this application counts before what it is to replace.
  order by d.application_id = a.id and d.state <> 'accepted' desc, d.handed_in_at desc limit 1
$$;

comment on function private.document_for is
  'What an application has for a requirement: its own, or the accepted one of the same person.';

create function private.has_expired(d private.provider_documents) returns boolean language sql stable
  set search_path = '' as $$
  select coalesce(d.valid_until < private.today(), false)
$$;

comment on function private.has_expired is 'A document is valid on its last day too, in India.';

create function private.application_story(a public.provider_applications, for_reviewer boolean) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', a.id, 'role', a.role, 'renews', a.renews, 'state', a.state, 'version', a.version,
    'profile', a.profile, 'language', a.language, 'agreement', a.agreement, 'reason', a.reason,
    -- Why something is approved nevertheless may be about somebody else: that is for reviewers.
    'note', case when a.state = 'rejected' then a.note end,
    'made', a.made, 'created_at', a.created_at, 'submitted_at', a.submitted_at, 'decided_at', a.decided_at,
    'items', coalesce((select jsonb_agg(jsonb_build_object('requirement', n.requirement, 'is_needed', n.is_needed,
        'subject', q.subject, 'number_kind', q.number_kind, 'most_pages', q.most_pages, 'expires', q.expires,
        'is_declared', q.is_declared, 'may_change', q.may_change, 'document_id', d.id,
        'state', case when d.id is null then 'missing' when private.has_expired(d) then 'expired' else d.state end,
        'is_taken_over', d.application_id is distinct from a.id and d.id is not null,
        'is_left_out', d.is_left_out, 'valid_until', d.valid_until, 'pages', coalesce(cardinality(d.files), 0),
        'number', case when for_reviewer then coalesce(d.number_kept, d.bank ->> 'account_number', d.number_masked)
          else d.number_masked end,
        'holder', d.bank ->> 'holder', 'ifsc', d.bank ->> 'ifsc', 'reason', d.reason, 'note', d.note)
      order by n.position)
      from private.needs_of(a) as n join private.requirements as q using (requirement)
      left join lateral private.document_for(a, n.requirement) as d on true), '[]'))
$$;

create function public.my_applications() returns jsonb language plpgsql stable security definer
  set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  return coalesce((select jsonb_agg(private.application_story(a, false) order by a.created_at desc, a.id)
    from (select * from public.provider_applications as p where p.user_id = caller and p.state <> 'withdrawn'
      order by p.created_at desc, p.id limit 30) as a), '[]');
end
$$;

comment on function public.my_applications is
  'The caller''s applications, the newest first, each with what it is asked for and what became of it: numbers masked '
  '(Spec §2 /provider/application-status).';

-- The applicant's acts ----------------------------------------------------------------------------------------------
create function private.note_application(application_id uuid, act text, detail jsonb default '{}') returns void
language sql set search_path = '' as $$
  insert into private.application_events (application_id, n, act, actor_id, detail)
  select note_application.application_id, coalesce(max(e.n), 0) + 1, note_application.act, auth.uid(),
    note_application.detail
  from private.application_events as e where e.application_id = note_application.application_id
$$;

create function private.move_application(a public.provider_applications, act text, actor text)
  returns public.provider_applications language plpgsql set search_path = '' as $$
declare
  moved public.provider_applications;
begin
  update public.provider_applications as p set state = m.to_state, updated_at = now()
  from private.application_moves as m
  where p.id = a.id and p.state = a.state and m.from_state = p.state and m.act = move_application.act
    and m.actor = move_application.actor
  returning p.* into moved;
  if moved.id is null then
    perform private.refuse(409, 'application_closed', 'This can no longer be done with the application.',
      jsonb_build_object('state', a.state));
  end if;
  perform private.note_application(a.id, move_application.act);
  perform private.publish('user:' || a.user_id, 'application', jsonb_build_object('id', a.id));
  return moved;
end
$$;

comment on function private.move_application is 'One step of private.application_moves, or application_closed.';

create function private.open_application_of(caller uuid, role text, renews uuid) returns uuid
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  r private.applied_roles;
  made uuid;
begin
  select * into r from private.applied_roles as k where k.role = open_application_of.role;
  if not found or not private.role_is_open(r) then
    perform private.refuse(409, 'trade_not_open', 'Applications for this are not open yet.');
  end if;
  perform private.hold_account(caller);
  -- Of two taps at once the second finds what the first has opened.
  perform private.take_turns('open_application', caller::text);
  select p.id into made from public.provider_applications as p
  where p.user_id = caller and p.role = r.role and p.renews is not distinct from open_application_of.renews
    and not private.is_closed(p);
  if found then return made; end if;
  if (select count(*) from public.provider_applications as p where p.user_id = caller
    and p.created_at > now() - interval '1 day') >= 5 then
    perform private.refuse(429, 'too_many_applications',
      'Five applications a day are the most. Please try tomorrow.');
  end if;
  insert into public.provider_applications (user_id, role, renews, profile, language)
  select caller, r.role, open_application_of.renews,
    coalesce((select p.profile from public.provider_applications as p where p.id = open_application_of.renews), '{}'),
    coalesce((select f.language from public.profiles as f where f.id = caller), 'en')
  returning id into made;
  perform private.note_application(made, 'open');
  return made;
end
$$;

create function public.open_application(role text) returns uuid language plpgsql security definer
  set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  perform private.bound(open_application.role, 100);
  return private.open_application_of(caller, open_application.role, null);
end
$$;

comment on function public.open_application is
  'Begins an application of the caller, or finds the one that is open: its id. Opens nothing else. Refuses '
  'trade_not_open, too_many_applications.';

create function private.begin_application_for(caller uuid, wanted public.app_role) returns uuid
language plpgsql set search_path = '' as $$
declare
  begun uuid;
  ways text[];
begin
  if exists (select from public.user_roles as r where r.user_id = caller and r.role = wanted) then return null; end if;
  if private.role_was_revoked(caller, wanted) then
    perform private.refuse(403, 'role_revoked', 'The administration has closed this role for your account.');
  end if;
  select p.id into begun from public.provider_applications as p join private.applied_roles as r using (role)
  where p.user_id = caller and r.app_role = wanted and p.renews is null and not private.is_closed(p)
  order by p.updated_at desc, p.id limit 1;
  if found then return begun; end if;
  ways := array(select r.role from private.applied_roles as r where r.app_role = wanted and private.role_is_open(r));
  if cardinality(ways) > 1 then return null; end if;
  return private.open_application_of(caller, ways[1], null);
end
$$;

comment on function private.begin_application_for is
  'The application of a caller who asks for a role: the one under way, or a new one where a single thing leads to that '
  'role. Null for whoever holds the role already, and where one first says for what, as a seller does. Gives nothing.';

create function public.renew_documents(application_id uuid) returns uuid language plpgsql security definer
  set search_path = '' as $$
declare
  a public.provider_applications := private.application_of_caller(renew_documents.application_id);
begin
  if a.state not in ('approved', 'active', 'suspended') or a.renews is not null then
    perform private.refuse(409, 'application_closed', 'This can no longer be done with the application.',
      jsonb_build_object('state', a.state));
  end if;
  return private.open_application_of(a.user_id, a.role, a.id);
end
$$;

comment on function public.renew_documents is
  'Begins handing in new papers for those of an approved application that expire or change: the id of the one that '
  'does. '
  'Refuses application_not_found, application_closed.';

create function private.changed_application(a public.provider_applications) returns integer language sql
  set search_path = '' as $$
  update public.provider_applications as p set version = p.version + 1, updated_at = now() where p.id = a.id
  returning p.version
$$;

create function private.require_editable(a public.provider_applications) returns void language plpgsql
  set search_path = '' as $$
begin
  if private.is_closed(a) then
    perform private.refuse(409, 'application_closed', 'This can no longer be done with the application.',
      jsonb_build_object('state', a.state));
  end if;
end
$$;

create function public.save_application(application_id uuid, profile jsonb, language text default null) returns
  integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  a public.provider_applications := private.application_of_caller(save_application.application_id);
  cleaned jsonb;
begin
  perform private.bound(save_application.profile, 8000), private.bound(save_application.language, 10);
  perform private.require_editable(a);
  if jsonb_typeof(save_application.profile) is distinct from 'object' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  -- What waits for a decision stays whole.
  execute format('select %s($1, $2)', (select r.clean from private.applied_roles as r where r.role = a.role))
    into cleaned using save_application.profile, a.state in ('submitted', 'under_review');
  update public.provider_applications as p set profile = cleaned,
    language = case when save_application.language ~ '^[a-z]{2}$' then save_application.language else p.language end
  where p.id = a.id;
  return private.changed_application(a);
end
$$;

comment on function public.save_application is
  'Keeps what the applicant has told so far, whole or not: the new version. The language is the one messages are '
  'written '
  'in. Refuses application_not_found, application_closed, profile_invalid {field}.';

create function private.read_number(q private.requirements, typed text) returns table (kept text, masked text,
  digest text)
language plpgsql set search_path = '' as $$
declare
  cleaned text := private.clean_number(q.number_kind, read_number.typed);
  problem text := private.number_problem(q.number_kind, cleaned);
begin
  if coalesce(cleaned, '') = '' or problem is not null then
    perform private.refuse(400, 'number_invalid', 'Please check the number.',
      jsonb_build_object('requirement', q.requirement, 'problem', coalesce(problem, 'form')));
  end if;
  return query select case when q.number_kind <> 'aadhaar' then cleaned end,
    private.mask_number(q.number_kind, cleaned),
    case when q.number_kind <> 'aadhaar' then private.keyed_digest(q.number_kind || ' ' || cleaned) end;
end
$$;

create function private.pages_arrived(owner uuid, files text[]) returns boolean language sql stable
  set search_path = '' as $$
  select not exists (select from unnest(files) as f where f is null or not starts_with(f, owner || '/') or not exists (
    select from storage.objects as o where o.bucket_id = 'provider-documents' and o.name = f))
$$;

comment on function private.pages_arrived is 'Whether pages that somebody names are stored, all in their own folder.';

create function private.clean_document(a public.provider_applications, q private.requirements, given jsonb)
  returns private.provider_documents language plpgsql set search_path = '' as $$
declare
  d private.provider_documents;
  account private.payout_accounts;
begin
  d.user_id := a.user_id;
  d.application_id := a.id;
  d.requirement := q.requirement;
  d.subject := q.subject;
  d.is_left_out := q.is_declared and coalesce(given ->> 'is_left_out' = 'true', false);
  d.files := '{}';
  if d.is_left_out then return d; end if;
  if q.number_kind = 'bank' then
    account := private.clean_payout_account(given || '{"method": "bank"}');
    d.bank := jsonb_build_object('holder', account.holder, 'account_number', account.account_number, 'ifsc',
      account.ifsc);
    d.number_masked := account.masked;
    d.number_digest := private.keyed_digest('bank ' || account.account_number || ' ' || account.ifsc);
  elsif q.number_kind is not null then
    select n.kept, n.masked, n.digest into d.number_kept, d.number_masked, d.number_digest
    from private.read_number(q, given ->> 'number') as n;
  end if;
  if q.expires then
    begin
      d.valid_until := (given ->> 'valid_until')::date;
    exception when others then d.valid_until := null;
    end;
    if d.valid_until is null or d.valid_until not between private.today() and private.today() + 36525 then
      perform private.refuse(400, 'valid_until_invalid', 'Please enter the last day it is valid, which is not past.',
        jsonb_build_object('requirement', q.requirement));
    end if;
  end if;
  if jsonb_typeof(coalesce(given -> 'files', '[]')) <> 'array' or jsonb_array_length(coalesce(given -> 'files', '[]'))
      > q.most_pages then
    perform private.refuse(400, 'pages_invalid', 'So many pages cannot be handed in here.',
      jsonb_build_object('requirement', q.requirement, 'most', q.most_pages));
  end if;
  select coalesce(array_agg(f.path order by f.n), '{}') into d.files
  from jsonb_array_elements_text(coalesce(given -> 'files', '[]')) with ordinality as f (path, n);
  if not private.pages_arrived(a.user_id, d.files) then
    perform private.refuse(400, 'pages_invalid', 'A page did not arrive. Please take it once more.',
      jsonb_build_object('requirement', q.requirement, 'most', q.most_pages));
  end if;
  return d;
end
$$;

comment on function private.clean_document is
  'What is handed in for a requirement, in its usual form, or what is wrong with it. Of an Aadhaar number the last '
  'four '
  'digits are kept and nothing else.';

create function public.hand_in_document(application_id uuid, requirement text, given jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  a public.provider_applications := private.application_of_caller(hand_in_document.application_id);
  q private.requirements;
  present private.provider_documents;
  d private.provider_documents;
begin
  perform private.bound(hand_in_document.given, 3000), private.bound(hand_in_document.requirement, 100);
  perform private.require_editable(a);
  select k.* into q from private.requirements as k where k.requirement = hand_in_document.requirement
    and exists (select from private.needs_of(a) as n where n.requirement = k.requirement);
  if not found or jsonb_typeof(hand_in_document.given) is distinct from 'object' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  present := private.document_for(a, q.requirement);
  if present.state = 'accepted' and (a.renews is null or present.application_id = a.id)
      and not private.has_expired(present) then
    perform private.refuse(409, 'item_accepted', 'This has been accepted already and cannot be changed.',
      jsonb_build_object('requirement', q.requirement));
  end if;
  if (select count(*) from private.provider_documents as k where k.user_id = a.user_id
    and k.handed_in_at > now() - interval '1 day') >= 100 then
    perform private.refuse(429, 'too_many_documents', 'That was often. Please try again tomorrow.');
  end if;
  d := private.clean_document(a, q, hand_in_document.given);
  update private.provider_documents as k set state = 'replaced'
  where k.application_id = a.id and k.requirement = q.requirement and k.state in ('given', 'sent_back');
  insert into private.provider_documents (user_id, application_id, requirement, subject, is_left_out, number_kept,
    number_masked, number_digest, bank, valid_until, files)
  values (d.user_id, d.application_id, d.requirement, d.subject, d.is_left_out, d.number_kept, d.number_masked,
    d.number_digest, d.bank, d.valid_until, d.files);
  return private.changed_application(a);
end
$$;

comment on function public.hand_in_document is
  'Hands in what an application is asked for: {number?, holder?, account_number?, ifsc?, valid_until?, files?, '
  'is_left_out?}; files are paths that the edge function provider-document has answered. The new version. Refuses '
  'application_not_found, application_closed, item_accepted, number_invalid {requirement, problem}, '
  'payout_account_invalid, valid_until_invalid, pages_invalid, too_many_documents.';

create function private.page_path(owner uuid, extension text) returns text language plpgsql
  set search_path = '' as $$
declare
  folder text := owner || '/';
begin
  if coalesce(page_path.extension, '') not in ('webp', 'jpg', 'pdf') then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  perform private.take_turns('provider-documents', folder);
  if private.pictures_in('provider-documents', folder, now() - interval '1 day') >= 80 then
    perform private.refuse(429, 'too_many_pictures', 'So many photos a day are the most. Please try tomorrow.');
  end if;
  return private.place_picture('provider-documents', folder, page_path.extension);
end
$$;

comment on function private.page_path is
  'A new path for a page in somebody''s own folder, eighty a day. Refuses picture_invalid, too_many_pictures.';

create function public.document_page_path(application_id uuid, extension text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  a public.provider_applications := private.application_of_caller(document_page_path.application_id);
begin
  perform private.require_editable(a);
  return private.page_path(a.user_id, document_page_path.extension);
end
$$;

comment on function public.document_page_path is
  'Where the edge function provider-document stores a page of a document. Refuses application_not_found, '
  'application_closed, picture_invalid, too_many_pictures.';

create function private.is_whole(d private.provider_documents, q private.requirements) returns boolean
language sql stable set search_path = '' as $$
  select d.id is not null and not private.has_expired(d) and d.state in ('given', 'accepted')
    and (d.is_left_out or q.most_pages = 0 or cardinality(d.files) > 0)
$$;

create function private.misfit(a public.provider_applications) returns jsonb language sql stable set search_path =
  '' as $$
  select case
    when substr(g.number_kept, 3, 10) <> p.number_kept then jsonb_build_object('requirement', 'gstin', 'with', 'pan')
    when left(g.number_kept, 2) <> s.code then jsonb_build_object('requirement', 'gstin', 'with', 'address') end
  from private.document_for(a, 'gstin') as g
  left join lateral private.document_for(a, 'pan') as p on true
  left join lateral (select a.profile ->> 'state_code' as code) as s on true
$$;

comment on function private.misfit is
  'Places 3 to 12 of a GSTIN are the PAN, the first two the state of the address: what does not fit, or null.';

create function public.submit_application(application_id uuid, agreement integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  a public.provider_applications := private.application_of_caller(submit_application.application_id);
  missing text;
  wrong jsonb;
  cleaned jsonb;
begin
  if a.state in ('submitted', 'under_review') then return private.application_story(a, false); end if;
  perform private.require_editable(a);
  execute format('select %s($1, true)', (select r.clean from private.applied_roles as r where r.role = a.role))
    into cleaned using a.profile;
  select n.requirement into missing from private.needs_of(a) as n join private.requirements as q using (requirement)
  left join lateral private.document_for(a, n.requirement) as d on true
  where case when a.renews is not null then d.application_id = a.id and not private.is_whole(d, q)
    else (n.is_needed or d.id is not null) and not coalesce(private.is_whole(d, q), false) end
  order by n.position limit 1;
  if missing is not null then
    perform private.refuse(409, 'item_missing', 'Something is still missing.', jsonb_build_object('requirement',
      missing));
  end if;
  if a.renews is not null and not exists (select from private.provider_documents as d where d.application_id = a.id
    and d.state = 'given') then
    perform private.refuse(409, 'item_missing', 'Something is still missing.', '{"requirement": "licence"}');
  end if;
  wrong := private.misfit(a);
  if wrong is not null then
    perform private.refuse(409, 'number_misfit', 'Two numbers do not fit each other.', wrong);
  end if;
  if submit_application.agreement is distinct from private.present_terms() then
    perform private.refuse(409, 'agreement_outdated', 'Please read and accept the present terms.');
  end if;
  update public.provider_applications as p set profile = cleaned, agreement = submit_application.agreement,
    agreed_at = now(), submitted_at = now(), reason = null, note = null where p.id = a.id returning * into a;
  a := private.move_application(a, 'submit', 'applicant');
  return private.application_story(a, false);
end
$$;

comment on function public.submit_application is
  'Hands an application in, with the version of the terms that was accepted; once more is the same. Refuses '
  'application_not_found, application_closed, profile_invalid, item_missing {requirement}, number_misfit '
  '{requirement, '
  'with}, agreement_outdated.';

create function public.withdraw_application(application_id uuid) returns void language plpgsql security definer
  set search_path = '' as $$
declare
  a public.provider_applications := private.application_of_caller(withdraw_application.application_id);
begin
  if a.state = 'withdrawn' then return; end if;
  perform private.move_application(a, 'withdraw', 'applicant');
end
$$;

comment on function public.withdraw_application is
  'Takes an application back before it is decided. Refuses application_not_found, application_closed.';

create function public.document_openings(document_id uuid) returns jsonb language plpgsql stable security definer
  set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  if not exists (select from private.provider_documents as d where d.id = document_openings.document_id
    and d.user_id = caller) then
    perform private.refuse(404, 'document_not_found', 'There is no such document of yours.');
  end if;
  return coalesce((select jsonb_agg(jsonb_build_object('at', o.at, 'by',
      case when o.opened_by = caller then 'owner' else 'reviewer' end, 'page', o.page) order by o.at desc)
    from (select * from private.document_openings as k where k.document_id = document_openings.document_id
      order by k.at desc limit 50) as o), '[]');
end
$$;

comment on function public.document_openings is
  'Who has opened a document of the caller, the newest first: [{at, by: owner or reviewer, page}]. Refuses '
  'document_not_found.';

-- Accounts that close -----------------------------------------------------------------------------------------------
create function private.application_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('applications', (select coalesce(jsonb_agg(private.application_story(a, false)
    order by a.created_at), '[]') from public.provider_applications as a where a.user_id = caller))
$$;

comment on function private.application_data is 'What is stored about a person here; see trade_accounts.';

create function private.forget_applications(caller uuid) returns void language sql set search_path = '' as $$
  delete from public.provider_applications as a where a.user_id = caller
$$;

comment on function private.forget_applications is
  'Removes the applications of a closed account with their papers'' numbers; see trade_accounts.';

insert into private.trade_accounts (trade, data, forget)
  values ('applications', 'private.application_data', 'private.forget_applications');

-- Who may call what ------------------------------------------------------------------------------------------------
revoke execute on function public.provider_roles(), public.my_applications(), public.open_application(text),
  public.renew_documents(uuid), public.save_application(uuid, jsonb, text),
  public.hand_in_document(uuid, text, jsonb), public.document_page_path(uuid, text),
  public.submit_application(uuid, integer), public.withdraw_application(uuid), public.document_openings(uuid)
  from public, anon;
grant execute on function public.provider_roles(), public.my_applications(), public.open_application(text),
  public.renew_documents(uuid), public.save_application(uuid, jsonb, text),
  public.hand_in_document(uuid, text, jsonb), public.document_page_path(uuid, text),
  public.submit_application(uuid, integer), public.withdraw_application(uuid), public.document_openings(uuid)
  to authenticated;
revoke execute on function private.gstin_check_digit(text), private.has_verhoeff_digit(text),
  private.number_problem(text, text), private.clean_number(text, text), private.mask_number(text, text),
  private.role_is_open(private.applied_roles), private.present_terms(), private.application_of_caller(uuid),
  private.is_closed(public.provider_applications), private.needs_of(public.provider_applications),
  private.document_for(public.provider_applications, text), private.has_expired(private.provider_documents),
  private.application_story(public.provider_applications, boolean), private.note_application(uuid, text, jsonb),
  private.move_application(public.provider_applications, text, text),
  private.open_application_of(uuid, text, uuid),
  private.begin_application_for(uuid, public.app_role), private.changed_application(public.provider_applications),
  private.require_editable(public.provider_applications), private.read_number(private.requirements, text),
  private.pages_arrived(uuid, text[]), private.page_path(uuid, text),
  private.clean_document(public.provider_applications, private.requirements, jsonb),
  private.is_whole(private.provider_documents, private.requirements), private.misfit(public.provider_applications),
  private.application_data(uuid), private.forget_applications(uuid)
  from public;
