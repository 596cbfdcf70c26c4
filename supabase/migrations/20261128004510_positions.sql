-- The people of a business: invitations by number and link, positions, leaving and dismissal, and the business's own
-- log (docs/decisions/0116). What a position may do stands in private.position_rights.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

-- The log ----------------------------------------------------------------------------------------------------------
create table private.vendor_log (
  id bigint generated always as identity primary key,
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  at timestamptz not null default now(),
  actor_id uuid references auth.users (id) on delete set null,
  act text not null constraint vendor_log_act check (act in ('invited', 'invitation_withdrawn', 'joined', 'dismissed',
    'left', 'position_changed', 'owner_changed', 'orders_switched', 'prices_changed', 'delivery_changed',
    'hours_changed', 'offer_started', 'offer_stopped', 'items_imported', 'bank_account_changed')),
  about_id uuid references auth.users (id) on delete set null,
  detail jsonb not null default '{}',
  -- Set where all acts of one transaction are one line.
  xid xid8
);

comment on table private.vendor_log is
  'Who of a business did what, for those of its people whose position includes people. The platform''s own log is '
  'public.audit_log.';

create index vendor_log_vendor_idx on private.vendor_log (vendor_id, id desc);
create index vendor_log_actor_idx on private.vendor_log (actor_id);
create index vendor_log_about_idx on private.vendor_log (about_id);
create unique index vendor_log_once_idx on private.vendor_log (vendor_id, act, xid);

revoke all on private.vendor_log from anon, authenticated;

create function private.log_act(vendor_id uuid, act text, about_id uuid default null, detail jsonb default '{}')
returns void
language sql security definer set search_path = '' as $$
  insert into private.vendor_log (vendor_id, actor_id, act, about_id, detail)
  select v.id, auth.uid(), log_act.act, log_act.about_id, log_act.detail
  from public.vendors as v where v.id = log_act.vendor_id and auth.uid() is not null
$$;

comment on function private.log_act is
  'Notes what the caller did in a business. What no person does, or in no business, is not noted.';

create function private.log_change(vendor_id uuid, act text, detail jsonb default '{}') returns void
language sql security definer set search_path = '' as $$
  insert into private.vendor_log as l (vendor_id, actor_id, act, detail, xid)
  values (log_change.vendor_id, auth.uid(), log_change.act, log_change.detail || '{"count": 1}',
    pg_current_xact_id())
  on conflict (vendor_id, act, xid) do update
    set detail = l.detail || jsonb_build_object('count', (l.detail ->> 'count')::integer + 1)
$$;

comment on function private.log_change is
  'Notes a change that one act makes many times, such as prices of a list, as one line with their count.';

create function public.vendor_log(vendor_id uuid, before_id bigint default null, limit_count integer default 30)
returns table (id bigint, at timestamptz, act text, actor_name text, about_name text, detail jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_right(vendor_log.vendor_id, 'people');
  return query
    select l.id, l.at, l.act, private.name_of(l.actor_id), private.name_of(l.about_id), l.detail
    from private.vendor_log as l
    where l.vendor_id = vendor_log.vendor_id and (vendor_log.before_id is null or l.id < vendor_log.before_id)
    order by l.id desc limit least(greatest(coalesce(vendor_log.limit_count, 30), 1), 100);
end
$$;

comment on function public.vendor_log is
  'What the people of a business did, newest first; a page follows before_id. detail: {position, phone_end} of an '
  'invitation, {position} of who joined, {from, to} of a position, {accepting, minutes} of taking orders, {count, '
  'item} of prices, {count} of other changes, {code} of an offer. With the right to people.';

-- Prices and terms ---------------------------------------------------------------------------------------------------
create function private.guard_prices(vendor_id uuid, act text, detail jsonb default '{}') returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not coalesce(private.works_for(guard_prices.vendor_id), false) then return; end if;
  perform private.require_right(guard_prices.vendor_id, 'prices');
  perform private.log_change(guard_prices.vendor_id, guard_prices.act, guard_prices.detail);
end
$$;

comment on function private.guard_prices is
  'Lets those of a business change its prices whose position includes them, on its log. What the platform changes is '
  'not its people''s act.';

create function private.guard_item_price() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.guard_prices(new.vendor_id, 'prices_changed', jsonb_build_object('item', new.name));
  return null;
end
$$;

create trigger item_prices_need_the_right after update of price_paise, mrp_paise on public.catalog_items
  for each row when ((old.price_paise, old.mrp_paise) is distinct from (new.price_paise, new.mrp_paise))
  execute function private.guard_item_price();

create function private.guard_option_price() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.guard_prices(private.vendor_of_group(new.group_id), 'prices_changed',
    jsonb_build_object('item', new.name));
  return null;
end
$$;

create trigger option_prices_need_the_right after update of price_paise on public.item_options
  for each row when (old.price_paise is distinct from new.price_paise)
  execute function private.guard_option_price();

create function private.guard_delivery_terms() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.guard_prices(new.id, 'delivery_changed');
  return null;
end
$$;

create trigger delivery_terms_need_the_right
  after update of min_order_paise, packaging_paise, delivery_radius_m on public.vendors
  for each row when ((old.min_order_paise, old.packaging_paise, old.delivery_radius_m)
    is distinct from (new.min_order_paise, new.packaging_paise, new.delivery_radius_m))
  execute function private.guard_delivery_terms();

-- Invitations --------------------------------------------------------------------------------------------------------
create table private.staff_invitations (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  position text not null constraint invited_position check (position in ('owner', 'manager', 'staff')),
  phone_digest text not null,
  phone_end text not null constraint invited_phone_end check (phone_end ~ '^[0-9]{4}$'),
  link_digest bytea not null unique,
  invited_by uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  withdrawn_at timestamptz,
  accepted_at timestamptz,
  accepted_by uuid references auth.users (id) on delete set null,
  constraint invitation_ends_once check (withdrawn_at is null or accepted_at is null),
  constraint invitation_accepted_whole check (accepted_by is null or accepted_at is not null)
);

comment on table private.staff_invitations is
  'Invitations to work for a business: each for one number, once, for seven days.';
comment on column private.staff_invitations.phone_digest is 'Keyed digest of the number, 91 and ten digits.';
comment on column private.staff_invitations.link_digest is
  'SHA-256 of what the link carries, 128 random bits that are not kept.';

create unique index staff_invitations_open_idx on private.staff_invitations (vendor_id, phone_digest)
  where withdrawn_at is null and accepted_at is null;
create index staff_invitations_vendor_idx on private.staff_invitations (vendor_id, created_at desc);
create index staff_invitations_phone_idx on private.staff_invitations (phone_digest);
create index staff_invitations_inviter_idx on private.staff_invitations (invited_by);
create index staff_invitations_accepted_idx on private.staff_invitations (accepted_by);

revoke all on private.staff_invitations from anon, authenticated;

insert into private.notification_templates (template, type, title, message, push_for) values
  ('staff_invited', 'info', 'You are invited to work', '{vendor} invites you to work with its orders.', '1 day'),
  ('staff_joined', 'success', '{name} has joined', '{name} now works for {vendor}.', '1 day'),
  ('staff_dismissed', 'info', 'You no longer work for {vendor}', 'Its orders are not shown to you any more.', '1 day'),
  ('staff_position_changed', 'info', 'Your position has changed', 'You have another position at {vendor} now.',
    '1 day');

create function private.digest_of_phone(user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.phone_digest(u.phone) from auth.users as u
  where u.id = digest_of_phone.user_id and u.phone <> '' and u.phone_confirmed_at is not null
$$;

comment on function private.digest_of_phone is
  'The digest of an account''s confirmed number, as invitations keep it; null without a number.';

create function private.may_hand_out(vendor_id uuid, staff_position text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.may(may_hand_out.vendor_id, 'people')
    and exists (select from private.position_rights as r where r.position = may_hand_out.staff_position)
    and not exists (select from private.position_rights as r where r.position = may_hand_out.staff_position
      and not private.may(may_hand_out.vendor_id, r."right"))
$$;

comment on function private.may_hand_out is
  'Whether the caller may give a position in a business, or take it from somebody: nobody hands out more than they '
  'have.';

create function private.require_hand_out(vendor_id uuid, staff_position text) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.require_right(vendor_id, 'people');
begin
  if not private.may_hand_out(require_hand_out.vendor_id, require_hand_out.staff_position) then
    perform private.refuse(403, 'not_allowed', 'Your position does not include this. Ask the owner.');
  end if;
  return caller;
end
$$;

comment on function private.require_hand_out is 'Refuses whoever may not give this position (not_allowed).';

create function public.invite_staff(vendor_id uuid, phone text, staff_position text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid;
  v public.vendors;
  number text;
  digest text;
  link text := rtrim(translate(encode(extensions.gen_random_bytes(16), 'base64'), '+/', '-_'), '=');
  made private.staff_invitations;
begin
  perform private.bound(invite_staff.phone, 200);
  perform private.bound(invite_staff.staff_position, 40);
  perform private.take_turns('people', invite_staff.vendor_id::text);
  caller := private.require_hand_out(invite_staff.vendor_id, invite_staff.staff_position);
  select * into v from public.vendors as k where k.id = invite_staff.vendor_id;
  -- Who is invited becomes a vendor by that: only a business that was approved itself can do it.
  if v.status = 'draft' then
    perform private.refuse(409, 'vendor_not_active', 'This vendor does not sell yet.');
  end if;
  number := private.read_phone(invite_staff.phone);
  if number is null then
    perform private.refuse(400, 'phone_not_indian', 'Only Indian mobile numbers can sign in.');
  end if;
  number := ltrim(number, '+');
  digest := private.keyed_digest(number);
  if exists (select from public.vendor_staff as s where s.vendor_id = v.id
      and private.digest_of_phone(s.user_id) = digest) then
    perform private.refuse(409, 'already_staff', 'Whoever has this number works here already.');
  end if;
  if (select count(*) >= 20 or count(*) filter (where i.phone_digest = digest) >= 3
      from private.staff_invitations as i
      where i.vendor_id = v.id and i.created_at > now() - interval '1 day') then
    perform private.refuse(429, 'too_many_invitations', 'Many invitations were sent today. Try again tomorrow.');
  end if;
  delete from private.staff_invitations as i where i.vendor_id = v.id and i.accepted_at is null
    and i.expires_at < now() - interval '90 days';
  -- The link was lost, or the position was wrong: the new invitation takes the place of the old one.
  update private.staff_invitations as i set withdrawn_at = now() where i.vendor_id = v.id and i.phone_digest = digest
    and i.withdrawn_at is null and i.accepted_at is null;
  insert into private.staff_invitations (vendor_id, position, phone_digest, phone_end, link_digest, invited_by)
  values (v.id, invite_staff.staff_position, digest, right(number, 4), sha256(convert_to(link, 'utf8')), caller)
  returning * into made;
  perform private.log_act(v.id, 'invited', null,
    jsonb_build_object('position', made.position, 'phone_end', made.phone_end));
  perform private.notify(u.id, 'staff_invited', jsonb_build_object('vendor', v.name), '/vendor/invitation')
  from auth.users as u where u.phone = number and u.deleted_at is null;
  perform private.publish('vendor:' || v.id, 'people', '{}'::jsonb);
  return jsonb_build_object('id', made.id, 'link', link, 'expires_at', made.expires_at, 'phone_end', made.phone_end,
    'position', made.position);
end
$$;

comment on function public.invite_staff is
  'Invites a number, with or without an account, to work for a business in a position not above one''s own: {id, link '
  '(what /vendor/invitation?link= carries, told only once), expires_at (after 7 days), phone_end, position}. Takes '
  'the place of an open invitation of that number. Refuses not_allowed, vendor_not_active, phone_not_indian, '
  'already_staff, too_many_invitations.';

create function public.withdraw_staff_invitation(invitation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  i private.staff_invitations;
begin
  select * into i from private.staff_invitations as k where k.id = withdraw_staff_invitation.invitation_id;
  if i.id is null or not private.may(i.vendor_id, 'people') then
    perform private.require_user();
    perform private.refuse(404, 'invitation_not_found', 'There is no such invitation.');
  end if;
  perform private.require_hand_out(i.vendor_id, i.position);
  perform private.take_turns('people', i.vendor_id::text);
  update private.staff_invitations as k set withdrawn_at = now()
  where k.id = i.id and k.withdrawn_at is null and k.accepted_at is null;
  if not found then return; end if;
  perform private.log_act(i.vendor_id, 'invitation_withdrawn', null,
    jsonb_build_object('position', i.position, 'phone_end', i.phone_end));
  perform private.publish('vendor:' || i.vendor_id, 'people', '{}'::jsonb);
end
$$;

comment on function public.withdraw_staff_invitation is
  'Ends an open invitation; twice is once. Refuses invitation_not_found, not_allowed for a position above one''s own.';

create function private.invitation_shown(i private.staff_invitations) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', i.id, 'vendor_id', v.id, 'vendor', v.name, 'area', v.area, 'picture', v.picture,
    'position', i.position, 'rights', (select jsonb_agg(r."right" order by r."right")
      from private.position_rights as r where r.position = i.position),
    'invited_by', private.name_of(i.invited_by), 'expires_at', i.expires_at,
    'state', case when i.accepted_at is not null then 'accepted'
      when i.withdrawn_at is not null or i.expires_at <= now() then 'ended' else 'open' end)
  from public.vendors as v where v.id = i.vendor_id
$$;

comment on function private.invitation_shown is 'An invitation as whoever was invited sees it.';

create function public.staff_invitation(link text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  i private.staff_invitations;
begin
  perform private.bound(staff_invitation.link, 100);
  select * into i from private.staff_invitations as k
  where k.link_digest = sha256(convert_to(coalesce(staff_invitation.link, ''), 'utf8'));
  if i.id is null then
    perform private.refuse(404, 'invitation_not_found', 'There is no such invitation.');
  end if;
  if private.digest_of_phone(caller) is distinct from i.phone_digest then
    perform private.refuse(403, 'not_for_you', 'This invitation is for another number.',
      jsonb_build_object('phone_end', i.phone_end));
  end if;
  return private.invitation_shown(i);
end
$$;

comment on function public.staff_invitation is
  'The invitation of a link, for the number it names: {id, vendor_id, vendor, area, picture, position, rights, '
  'invited_by, expires_at, state (open, accepted, ended)}. Refuses invitation_not_found, not_for_you {phone_end}.';

create function public.my_staff_invitations() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  return (select coalesce(jsonb_agg(private.invitation_shown(i) order by i.created_at desc), '[]')
    from private.staff_invitations as i
    where i.phone_digest = private.digest_of_phone(caller) and i.withdrawn_at is null and i.accepted_at is null
      and i.expires_at > now());
end
$$;

comment on function public.my_staff_invitations is
  'The open invitations to the caller''s own number, newest first, as staff_invitation tells them.';

create function public.accept_staff_invitation(invitation_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  i private.staff_invitations;
  v public.vendors;
begin
  perform private.hold_account(caller);
  select * into i from private.staff_invitations as k where k.id = accept_staff_invitation.invitation_id;
  if i.id is null then
    perform private.refuse(404, 'invitation_not_found', 'There is no such invitation.');
  end if;
  perform private.take_turns('people', i.vendor_id::text);
  select * into i from private.staff_invitations as k where k.id = i.id for update;
  if private.digest_of_phone(caller) is distinct from i.phone_digest then
    perform private.refuse(403, 'not_for_you', 'This invitation is for another number.',
      jsonb_build_object('phone_end', i.phone_end));
  end if;
  select * into v from public.vendors as k where k.id = i.vendor_id;
  -- Opened once more, or in another tab: nothing new.
  if i.accepted_by = caller and exists (select from public.vendor_staff as s where s.vendor_id = v.id
      and s.user_id = caller) then
    return private.invitation_shown(i);
  end if;
  if i.accepted_at is not null or i.withdrawn_at is not null or i.expires_at <= now() then
    perform private.refuse(409, 'invitation_ended', 'This invitation is no longer valid. Ask for a new one.');
  end if;
  if not private.has_role('vendor') and private.role_was_revoked(caller, 'vendor') then
    perform private.refuse(403, 'role_revoked', 'The administration has closed this role for your account.');
  end if;
  update private.staff_invitations as k set accepted_at = now(), accepted_by = caller where k.id = i.id
  returning * into i;
  insert into public.user_roles (user_id, role, granted_by) values (caller, 'vendor', i.invited_by)
  on conflict do nothing;
  insert into public.vendor_staff (vendor_id, user_id, position) values (v.id, caller, i.position)
  on conflict do nothing;
  perform private.audit('join_vendor', 'vendor', v.id::text, null,
    jsonb_build_object('position', i.position, 'invited_by', i.invited_by));
  perform private.log_act(v.id, 'joined', caller, jsonb_build_object('position', i.position));
  perform private.notify(i.invited_by, 'staff_joined', jsonb_build_object('vendor', v.name, 'name',
    private.name_of(caller)), '/vendor/people');
  perform private.publish('vendor:' || v.id, 'people', '{}'::jsonb);
  perform private.publish('user:' || caller, 'roles', '{}'::jsonb);
  return private.invitation_shown(i);
end
$$;

comment on function public.accept_staff_invitation is
  'Accepts an invitation to the caller''s number, once: the place in the business, and the vendor role where it is '
  'missing, in one transaction. Again it changes nothing. Answers as staff_invitation does. Refuses '
  'invitation_not_found, not_for_you, invitation_ended, role_revoked.';

-- Positions ----------------------------------------------------------------------------------------------------------
create function private.end_invitations_of_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- What somebody could hand out ends with the position they handed it out from, and with their place here an
  -- invitation to another number that they have by now.
  update private.staff_invitations as i set withdrawn_at = now() where i.vendor_id = old.vendor_id
    and (i.invited_by = old.user_id or (tg_op = 'DELETE' and i.phone_digest = private.digest_of_phone(old.user_id)))
    and i.withdrawn_at is null and i.accepted_at is null;
  -- Whose business it is follows its owners.
  update public.vendors as v set owner_id = next.user_id from (
    select s.user_id from public.vendor_staff as s where s.vendor_id = old.vendor_id and s.position = 'owner'
    order by s.created_at, s.user_id limit 1) as next
  where v.id = old.vendor_id and v.owner_id = old.user_id and next.user_id <> old.user_id
    and not exists (select from public.vendor_staff as s where s.vendor_id = v.id and s.user_id = v.owner_id
      and s.position = 'owner');
  return null;
end
$$;

comment on function private.end_invitations_of_staff is
  'Ends what hung on a position that somebody had: their open invitations, and being the owner by name.';

create trigger positions_end_whole after delete on public.vendor_staff
  for each row execute function private.end_invitations_of_staff();

create trigger changed_positions_end_whole after update of position on public.vendor_staff
  for each row when (old.position is distinct from new.position)
  execute function private.end_invitations_of_staff();

create function private.end_invitations_of_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.staff_invitations as i set withdrawn_at = now()
  where i.invited_by = old.user_id and i.withdrawn_at is null and i.accepted_at is null;
  return null;
end
$$;

comment on function private.end_invitations_of_role is
  'Ends the open invitations of somebody whose vendor role is taken away.';

create trigger former_vendors_invite_nobody after delete on public.user_roles
  for each row when (old.role = 'vendor') execute function private.end_invitations_of_role();

create function private.staff_member(vendor_id uuid, user_id uuid) returns public.vendor_staff
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  s public.vendor_staff;
begin
  select * into s from public.vendor_staff as k
  where k.vendor_id = staff_member.vendor_id and k.user_id = staff_member.user_id for update;
  if not found then
    perform private.refuse(404, 'staff_not_found', 'This person does not work here any more.');
  end if;
  return s;
end
$$;

comment on function private.staff_member is 'Somebody''s place in a business, locked. Refuses staff_not_found.';

create function private.require_other_owner(vendor_id uuid, user_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from public.vendor_staff as s
      join public.user_roles as r on r.user_id = s.user_id and r.role = 'vendor'
      where s.vendor_id = require_other_owner.vendor_id and s.position = 'owner'
        and s.user_id <> require_other_owner.user_id) then
    perform private.refuse(409, 'last_owner', 'A business always has an owner. Name another one first.');
  end if;
end
$$;

comment on function private.require_other_owner is
  'Refuses where a business would be without an owner who can act (last_owner).';

create function private.end_employment(s public.vendor_staff, act text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if s.position = 'owner' then perform private.require_other_owner(s.vendor_id, s.user_id); end if;
  perform private.log_act(s.vendor_id, end_employment.act, s.user_id, jsonb_build_object('position', s.position));
  perform private.audit(case end_employment.act when 'left' then 'leave_vendor' else 'dismiss_staff' end, 'vendor',
    s.vendor_id::text, jsonb_build_object('user_id', s.user_id, 'position', s.position));
  delete from public.vendor_staff as k where k.vendor_id = s.vendor_id and k.user_id = s.user_id;
  -- The role was there for the businesses.
  delete from public.user_roles as r where r.user_id = s.user_id and r.role = 'vendor'
    and not exists (select from public.vendor_staff as k where k.user_id = s.user_id);
  perform private.publish('user:' || s.user_id, 'roles', '{}'::jsonb);
  perform private.publish('vendor:' || s.vendor_id, 'people', '{}'::jsonb);
end
$$;

comment on function private.end_employment is
  'Ends somebody''s place in a business: rights, topics and pushes at once, and the vendor role with the last '
  'business. Their session stays their own. Refuses last_owner.';

create function public.dismiss_staff(vendor_id uuid, user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid;
  s public.vendor_staff;
begin
  perform private.take_turns('people', dismiss_staff.vendor_id::text);
  caller := private.require_right(dismiss_staff.vendor_id, 'people');
  s := private.staff_member(dismiss_staff.vendor_id, dismiss_staff.user_id);
  if s.user_id = caller then
    perform private.refuse(409, 'staff_is_yourself', 'You cannot dismiss yourself. You can leave.');
  end if;
  perform private.require_hand_out(s.vendor_id, s.position);
  perform private.end_employment(s, 'dismissed');
  perform private.notify(s.user_id, 'staff_dismissed', jsonb_build_object('vendor', (select v.name
    from public.vendors as v where v.id = s.vendor_id)));
end
$$;

comment on function public.dismiss_staff is
  'Dismisses somebody whose position is not above one''s own; it takes effect with their next request. Refuses '
  'not_allowed, staff_not_found, staff_is_yourself, last_owner.';

create function public.leave_vendor(vendor_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid;
begin
  perform private.take_turns('people', leave_vendor.vendor_id::text);
  caller := private.require_staff(leave_vendor.vendor_id);
  perform private.end_employment(private.staff_member(leave_vendor.vendor_id, caller), 'left');
end
$$;

comment on function public.leave_vendor is 'Ends the caller''s own work for a business. Refuses last_owner.';

create function private.set_position(s public.vendor_staff, staff_position text, act text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  update public.vendor_staff as k set position = set_position.staff_position
  where k.vendor_id = s.vendor_id and k.user_id = s.user_id;
  perform private.audit('change_staff_position', 'vendor', s.vendor_id::text,
    jsonb_build_object('user_id', s.user_id, 'position', s.position),
    jsonb_build_object('user_id', s.user_id, 'position', set_position.staff_position));
  perform private.log_act(s.vendor_id, set_position.act, s.user_id,
    jsonb_build_object('from', s.position, 'to', set_position.staff_position));
  perform private.notify(v.user_id, 'staff_position_changed', jsonb_build_object('vendor', v.name), '/vendor')
  from (select s.user_id, w.name from public.vendors as w where w.id = s.vendor_id) as v
  where v.user_id <> auth.uid();
  perform private.publish('user:' || s.user_id, 'roles', '{}'::jsonb);
  perform private.publish('vendor:' || s.vendor_id, 'people', '{}'::jsonb);
end
$$;

comment on function private.set_position is 'Gives somebody another position, on both logs, and tells them.';

create function public.change_staff_position(vendor_id uuid, user_id uuid, staff_position text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid;
  s public.vendor_staff;
begin
  perform private.bound(change_staff_position.staff_position, 40);
  perform private.take_turns('people', change_staff_position.vendor_id::text);
  caller := private.require_hand_out(change_staff_position.vendor_id, change_staff_position.staff_position);
  s := private.staff_member(change_staff_position.vendor_id, change_staff_position.user_id);
  perform private.require_hand_out(s.vendor_id, s.position);
  if s.position = change_staff_position.staff_position then
    -- Nobody has their own position from themselves.
    if s.user_id = caller then
      perform private.refuse(403, 'not_allowed', 'Your position does not include this. Ask the owner.');
    end if;
    return;
  end if;
  if s.position = 'owner' then perform private.require_other_owner(s.vendor_id, s.user_id); end if;
  perform private.set_position(s, change_staff_position.staff_position, 'position_changed');
end
$$;

comment on function public.change_staff_position is
  'Gives somebody another position: neither the old nor the new one above the caller''s own, so that one''s own can '
  'only be lowered. Refuses not_allowed, staff_not_found, last_owner.';

create function public.hand_over_vendor(vendor_id uuid, user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid;
  s public.vendor_staff;
begin
  perform private.take_turns('people', hand_over_vendor.vendor_id::text);
  caller := private.require_hand_out(hand_over_vendor.vendor_id, 'owner');
  s := private.staff_member(hand_over_vendor.vendor_id, hand_over_vendor.user_id);
  if s.user_id = caller then
    perform private.refuse(409, 'staff_is_yourself', 'This is your own account.');
  end if;
  if s.position <> 'owner' then perform private.set_position(s, 'owner', 'owner_changed'); end if;
  -- Somebody whose vendor role was taken away owns nothing that others could not get back.
  perform private.require_other_owner(s.vendor_id, caller);
  perform private.set_position(private.staff_member(s.vendor_id, caller), 'manager', 'position_changed');
  update public.vendors as v set owner_id = s.user_id where v.id = s.vendor_id;
end
$$;

comment on function public.hand_over_vendor is
  'Changes the owner: somebody of the business takes the caller''s place, who stays as manager. Refuses not_allowed, '
  'staff_not_found, staff_is_yourself, last_owner.';

create function public.vendor_people(vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_right(vendor_id, 'people');
begin
  return jsonb_build_object(
    'people', (select jsonb_agg(jsonb_build_object('user_id', s.user_id, 'name', private.name_of(s.user_id),
        'phone_end', right(nullif(u.phone, ''), 4), 'position', s.position, 'since', s.created_at,
        'is_me', s.user_id = caller, 'may_change', s.user_id <> caller
          and private.may_hand_out(vendor_people.vendor_id, s.position))
        order by s.position <> 'owner', s.position <> 'manager', s.created_at, s.user_id)
      from public.vendor_staff as s join auth.users as u on u.id = s.user_id
      where s.vendor_id = vendor_people.vendor_id),
    'invitations', (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'phone_end', i.phone_end,
        'position', i.position, 'invited_by', private.name_of(i.invited_by), 'created_at', i.created_at,
        'expires_at', i.expires_at, 'may_change', private.may_hand_out(vendor_people.vendor_id, i.position))
        order by i.created_at desc), '[]')
      from private.staff_invitations as i where i.vendor_id = vendor_people.vendor_id and i.withdrawn_at is null
        and i.accepted_at is null and i.expires_at > now()),
    'positions', (select jsonb_agg(jsonb_build_object('position', p.position, 'rights', p.rights,
        'may_hand_out', private.may_hand_out(vendor_people.vendor_id, p.position)) order by cardinality(p.rights) desc)
      from (select r.position, array_agg(r."right" order by r."right") as rights from private.position_rights as r
        group by r.position) as p));
end
$$;

comment on function public.vendor_people is
  'Who works for a business, who is invited, and what each position may do: {people: [{user_id, name, phone_end, '
  'position, since, is_me, may_change}], invitations: [{id, phone_end, position, invited_by, created_at, expires_at, '
  'may_change}], positions: [{position, rights, may_hand_out}]}. With the right to people.';

-- Accounts -----------------------------------------------------------------------------------------------------------
create function private.staff_data(caller uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('work_invitations', (select coalesce(jsonb_agg(jsonb_build_object('vendor', v.name,
      'position', i.position, 'at', i.created_at, 'accepted_at', i.accepted_at) order by i.created_at), '[]')
    from private.staff_invitations as i join public.vendors as v on v.id = i.vendor_id
    where i.accepted_by = caller or i.phone_digest = private.digest_of_phone(caller)))
$$;

comment on function private.staff_data is 'What is stored about a person here; see trade_accounts.';

create function private.forget_staff(caller uuid) returns void
language sql set search_path = '' as $$
  delete from private.staff_invitations as i where i.accepted_by = caller or i.invited_by = caller
    or i.phone_digest = private.digest_of_phone(caller)
$$;

comment on function private.forget_staff is
  'Removes the invitations of a closed account; see trade_accounts. The businesses'' logs stay, without the name.';

insert into private.trade_accounts (trade, data, forget)
  values ('staff', 'private.staff_data', 'private.forget_staff');

revoke execute on function public.vendor_log(uuid, bigint, integer), public.invite_staff(uuid, text, text),
  public.withdraw_staff_invitation(uuid), public.staff_invitation(text), public.my_staff_invitations(),
  public.accept_staff_invitation(uuid), public.dismiss_staff(uuid, uuid), public.leave_vendor(uuid),
  public.change_staff_position(uuid, uuid, text), public.hand_over_vendor(uuid, uuid), public.vendor_people(uuid)
  from public, anon;
grant execute on function public.vendor_log(uuid, bigint, integer), public.invite_staff(uuid, text, text),
  public.withdraw_staff_invitation(uuid), public.staff_invitation(text), public.my_staff_invitations(),
  public.accept_staff_invitation(uuid), public.dismiss_staff(uuid, uuid), public.leave_vendor(uuid),
  public.change_staff_position(uuid, uuid, text), public.hand_over_vendor(uuid, uuid), public.vendor_people(uuid)
  to authenticated;
