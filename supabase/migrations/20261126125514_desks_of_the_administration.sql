-- Desks that the administration lacked: people and their roles, the audit log, wishes for services by town, and businesses that want to sell
-- (docs/decisions/0074).

-- People -------------------------------------------------------------------------------------------------------------------

create function public.admin_people(search text default null)
returns table (user_id uuid, name text, phone_end text, roles public.app_role[], since timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := nullif(left(trim(admin_people.search), 100), '');
  digits text := regexp_replace(coalesce(words, ''), '\D', '', 'g');
begin
  perform private.require_role('admin');
  return query
    with found as (
      -- Without a search: whoever may do more than a customer. A number is found whole, so that nobody is found by trying digits.
      select u.id from auth.users as u where words is null and exists (select from public.user_roles as r where r.user_id = u.id and r.role <> 'user')
      union
      select u.id from auth.users as u where length(digits) >= 10 and words ~ '^[0-9+ ()-]+$' and u.phone <> ''
        and right(regexp_replace(u.phone, '\D', '', 'g'), 10) = right(digits, 10)
      union
      select p.id from public.profiles as p where words is not null and words !~ '^[0-9+ ()-]+$' and length(words) >= 2
        and lower(p.full_name) like private.like_pattern(words)
    )
    select f.id, private.name_of(f.id), private.phone_end(f.id),
      coalesce((select array_agg(r.role order by r.role) from public.user_roles as r where r.user_id = f.id), '{}'), u.created_at
    from found as f join auth.users as u on u.id = f.id
    order by exists (select from public.user_roles as r where r.user_id = f.id and r.role = 'admin') desc, private.name_of(f.id), f.id limit 50;
end
$$;
comment on function public.admin_people is
  'People by name (two letters on) or by their whole phone number, without a search those with a role: {user_id, name, phone_end, roles, since}, fifty at the '
  'most. Administrators only.';

-- As before, with a reason that the audit log keeps.
drop function public.revoke_role(uuid, public.app_role);
create function public.revoke_role(target_user_id uuid, role public.app_role, reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  perform private.bound(revoke_role.reason, 2000);
  if revoke_role.role = 'user' then
    perform private.refuse(400, 'role_not_revocable', 'Everybody is a customer. This role cannot be taken away.');
  end if;
  if not exists (select from auth.users as u where u.id = target_user_id) then
    perform private.refuse(404, 'user_not_found', 'There is no such account.');
  end if;
  if revoke_role.role = 'admin' then
    -- One at a time, or two administrators could remove each other. After waiting, the caller's own role is checked again.
    perform pg_advisory_xact_lock(hashtextextended('administrators', 0));
    perform private.require_role('admin');
    if not exists (select from public.user_roles as r where r.role = 'admin' and r.user_id <> target_user_id) then
      perform private.refuse(409, 'last_admin', 'This is the last administrator. Name another one first.');
    end if;
  end if;
  -- Recorded before the role is removed: administrators who revoke their own role still have it here.
  if exists (select from public.user_roles as r where r.user_id = target_user_id and r.role = revoke_role.role) then
    perform private.audit('revoke_role', 'user', target_user_id::text, jsonb_build_object('role', revoke_role.role), null,
      nullif(trim(revoke_role.reason), ''));
    delete from public.user_roles as r where r.user_id = target_user_id and r.role = revoke_role.role;
  end if;
end
$$;
comment on function public.revoke_role is
  'Revokes a role, with a reason for the audit log; administrators only. Policies read the table, so it takes effect with the next statement. The last '
  'administrator stays.';

-- The audit log ------------------------------------------------------------------------------------------------------------

create index audit_log_action_idx on public.audit_log (action, id);

create function public.admin_audit(of_action text default null, by_actor text default null, about text default null, before_id bigint default null,
  limit_count integer default 50)
returns table (id bigint, at timestamptz, actor_id uuid, actor_name text, actor_role text, action text, subject_type text, subject_id text,
  before jsonb, after jsonb, note text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  acts text := nullif(left(trim(admin_audit.of_action), 60), '');
  who text := nullif(left(trim(admin_audit.by_actor), 100), '');
  subject text := nullif(left(trim(admin_audit.about), 100), '');
begin
  perform private.require_role('admin');
  return query
    select a.id, a.at, a.actor_id, private.name_of(a.actor_id), a.actor_role, a.action, a.subject_type, a.subject_id, a.before, a.after, a.note
    from public.audit_log as a
    where (acts is null or a.action = acts) and (subject is null or a.subject_id = subject or a.subject_type = subject)
      and (who is null or a.actor_id in (select p.id from public.profiles as p where lower(p.full_name) like private.like_pattern(who)))
      and (admin_audit.before_id is null or a.id < admin_audit.before_id)
    order by a.id desc limit least(greatest(coalesce(admin_audit.limit_count, 50), 1), 100);
end
$$;
comment on function public.admin_audit is
  'The audit log, newest first, by action, by the actor''s name, by the subject''s kind or id; a page follows before_id. Administrators only.';

create function public.audit_actions() returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query select distinct a.action from public.audit_log as a order by 1;
end
$$;
comment on function public.audit_actions is 'What the audit log knows of, by name. Administrators only.';

-- Wishes -------------------------------------------------------------------------------------------------------------------

create function public.admin_wishes()
returns table (slug text, name text, region_slug text, region_name text, wishes integer, latest timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
    select c.slug, c.name, r.slug, r.name, count(*)::integer, max(s.created_at)
    from public.service_interest as s join public.categories as c on c.id = s.category_id left join public.regions as r on r.id = s.region_id
    where s.told_at is null group by c.slug, c.name, r.slug, r.name order by count(*) desc, c.name, r.name nulls last limit 500;
end
$$;
comment on function public.admin_wishes is 'How many people wait for a service in a town (null: none named), the most wanted first. Administrators only.';

-- Businesses that want to sell -----------------------------------------------------------------------------------------------

create table public.business_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  business text not null constraint request_business_length check (length(trim(business)) between 2 and 80),
  trade public.vendor_kind not null,
  town text not null constraint request_town_length check (length(trim(town)) between 2 and 60),
  phone text not null constraint request_phone_form check (phone ~ '^\+91[6-9][0-9]{9}$'),
  note text not null default '' constraint request_note_length check (length(note) <= 500),
  state text not null default 'new' constraint request_state_known check (state in ('new', 'contacted', 'added', 'declined')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid
);
create unique index business_requests_open_idx on public.business_requests (user_id) where state in ('new', 'contacted');
create index business_requests_user_idx on public.business_requests (user_id);
create index business_requests_state_idx on public.business_requests (state, created_at desc);
comment on table public.business_requests is 'Businesses whose people want to sell on the platform, until the administration has called them; one open request of an account.';
alter table public.business_requests enable row level security;
create policy "people read their own requests" on public.business_requests for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.business_requests from anon, authenticated;
grant select (id, user_id, business, trade, town, phone, note, state, created_at) on public.business_requests to authenticated;

create function public.request_business(business text, trade public.vendor_kind, town text, phone text, note text default '') returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  digits text := right(regexp_replace(left(coalesce(request_business.phone, ''), 30), '\D', '', 'g'), 10);
  made uuid;
begin
  perform private.bound(request_business.note, 3000), private.bound(request_business.business, 1000), private.bound(request_business.town, 1000);
  perform private.hold_account(caller);
  select b.id into made from public.business_requests as b where b.user_id = caller and b.state in ('new', 'contacted');
  if found then return made; end if;
  if (select count(*) from public.business_requests as b where b.user_id = caller and b.created_at > now() - interval '1 day') >= 3 then
    perform private.refuse(429, 'too_many_requests_to_sell', 'Three requests a day are the most. Please try again tomorrow.');
  end if;
  begin
    insert into public.business_requests (user_id, business, trade, town, phone, note)
    values (caller, trim(request_business.business), request_business.trade, trim(request_business.town), '+91' || digits, trim(coalesce(request_business.note, '')))
    returning id into made;
  exception when check_violation or not_null_violation then
    perform private.refuse(400, 'request_to_sell_invalid', 'Please enter the business, its trade and town, and an Indian mobile number.');
  end;
  return made;
end
$$;
comment on function public.request_business is
  'Asks the administration to sell on the platform: business, trade, town, an Indian mobile number and a note. A second request while one is open is that '
  'one; three a day. Answers its id. Refuses request_to_sell_invalid, too_many_requests_to_sell.';

create function public.admin_business_requests(states text[] default null)
returns table (id uuid, person text, business text, trade public.vendor_kind, town text, phone text, note text, state text, created_at timestamptz,
  decided_at timestamptz, decided_by text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  if cardinality(admin_business_requests.states) > 4 then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  return query
    select b.id, private.name_of(b.user_id), b.business, b.trade, b.town, b.phone, b.note, b.state, b.created_at, b.decided_at, private.name_of(b.decided_by)
    from public.business_requests as b where admin_business_requests.states is null or b.state = any (admin_business_requests.states)
    order by b.created_at desc, b.id limit 200;
end
$$;
comment on function public.admin_business_requests is 'Businesses that want to sell, newest first, in some states. Administrators only.';

create function public.decide_business_request(request_id uuid, state text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  b public.business_requests;
begin
  select * into b from public.business_requests as k where k.id = decide_business_request.request_id for no key update;
  if not found then perform private.refuse(404, 'request_to_sell_not_found', 'There is no such request.'); end if;
  if coalesce(decide_business_request.state, '') not in ('contacted', 'added', 'declined') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if b.state = decide_business_request.state then return; end if;
  if b.state in ('added', 'declined') then
    perform private.refuse(409, 'request_to_sell_decided', 'This request has been decided already.');
  end if;
  update public.business_requests as k set state = decide_business_request.state, decided_at = now(), decided_by = caller where k.id = b.id;
  perform private.audit('decide_business_request', 'business_request', b.id::text, jsonb_build_object('state', b.state),
    jsonb_build_object('state', decide_business_request.state));
end
$$;
comment on function public.decide_business_request is
  'Marks a request to sell as contacted, added or declined; the last two are final. Administrators only; in the audit log.';

create function private.business_request_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('business_requests', (select coalesce(jsonb_agg(jsonb_build_object('business', b.business, 'trade', b.trade, 'town', b.town,
    'phone', b.phone, 'note', b.note, 'state', b.state, 'created_at', b.created_at) order by b.created_at), '[]') from public.business_requests as b
    where b.user_id = caller))
$$;
comment on function private.business_request_data is 'What is stored about a person here; see trade_accounts.';
create function private.forget_business_requests(caller uuid) returns void language sql set search_path = '' as $$
  delete from public.business_requests as b where b.user_id = caller
$$;
comment on function private.forget_business_requests is 'Removes the requests of a closed account; see trade_accounts.';
insert into private.trade_accounts (trade, data, forget) values ('business_requests', 'private.business_request_data', 'private.forget_business_requests');

revoke execute on function public.admin_people(text), public.revoke_role(uuid, public.app_role, text), public.admin_audit(text, text, text, bigint, integer),
  public.audit_actions(), public.admin_wishes(), public.request_business(text, public.vendor_kind, text, text, text),
  public.admin_business_requests(text[]), public.decide_business_request(uuid, text) from public, anon;
grant execute on function public.admin_people(text), public.revoke_role(uuid, public.app_role, text), public.admin_audit(text, text, text, bigint, integer),
  public.audit_actions(), public.admin_wishes(), public.request_business(text, public.vendor_kind, text, text, text),
  public.admin_business_requests(text[]), public.decide_business_request(uuid, text) to authenticated;
