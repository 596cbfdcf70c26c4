-- Several of one part: two professionals at one visit, guardians, receivers of several drops. A part is (order, role,
-- holder), and a holder may be somebody without an account, by the hash of a link.

alter table private.party_kinds add column several boolean not null default false;
comment on column private.party_kinds.several is 'Whether several can have this part in one order at the same time.';

alter table private.order_parties add column link_hash text constraint party_link_hash check (link_hash ~ '^[0-9a-f]{64}$'),
  add column held_by text generated always as (coalesce(user_id::text, vendor_id::text, link_hash)) stored not null,
  add column alone boolean not null default true,
  drop constraint party_is_somebody,
  add constraint party_is_somebody check (num_nonnulls(user_id, vendor_id, link_hash) = 1),
  drop constraint order_parties_pkey,
  add primary key (order_id, role, held_by, from_at);
drop index private.order_parties_present_idx;
create unique index order_parties_present_idx on private.order_parties (order_id, role, held_by) where until_at is null;
create unique index order_parties_alone_idx on private.order_parties (order_id, role) where until_at is null and alone;
create index order_parties_link_idx on private.order_parties (link_hash) where link_hash is not null;
comment on column private.order_parties.link_hash is
  'SHA-256 of the secret in a link, for somebody without an account, such as the receiver of a parcel.';
comment on column private.order_parties.alone is 'Whether nobody else may have this part meanwhile, as the kind of part says.';

drop function private.add_party(uuid, text, uuid, uuid);
create function private.add_party(order_id uuid, role text, user_id uuid, vendor_id uuid default null,
  link_hash text default null)
returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  insert into private.order_parties (order_id, role, user_id, vendor_id, link_hash, alone)
  select add_party.order_id, add_party.role, add_party.user_id, add_party.vendor_id, add_party.link_hash, not k.several
  from private.party_kinds as k where k.role = add_party.role;
  if not found then
    raise exception using errcode = 'foreign_key_violation', message = format('nobody knows a part %s', add_party.role);
  end if;
end
$$;
comment on function private.add_party is
  'Lets a user, a vendor or the holder of a link take part in an order from now on; a second one only where the part takes '
  'several.';

drop function private.end_party(uuid, text, timestamptz);
create function private.end_party(order_id uuid, role text, until_at timestamptz default now(),
  held_by text default null)
returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  gone uuid[];
begin
  with ended as (
    update private.order_parties as p set until_at = end_party.until_at
    where p.order_id = end_party.order_id and p.role = end_party.role and p.until_at is null
      and (end_party.held_by is null or p.held_by = end_party.held_by) returning p.user_id)
  select array_agg(e.user_id) into gone from ended as e;
  if gone is null then return; end if;
  if end_party.until_at > now() then
    insert into private.order_timers (order_id, action, due_at) values (end_party.order_id, 'contact_ends',
      end_party.until_at);
  else
    perform private.rename_topic('order:' || end_party.order_id);
    perform private.recheck_subscriptions(g) from unnest(gone) as g where g is not null;
  end if;
end
$$;
comment on function private.end_party is
  'Ends a part in an order, of one holder or of all, now or at a later time; from then on they hear nothing more of it.';

create or replace function private.part_with_performers(o public.enhanced_orders, was public.order_status) returns void
language sql set search_path = '' as $$
  select private.end_party(o.id, p.role, now() + make_interval(secs => private.setting_int('contact_seconds')),
    p.held_by)
  from private.order_parties as p join private.party_kinds as k on k.role = p.role
  where p.order_id = o.id and p.until_at is null and k.performs
$$;

create function private.release_performers(o public.enhanced_orders, was public.order_status) returns void
language sql set search_path = '' as $$
  select private.end_party(o.id, p.role, now(), p.held_by)
  from private.order_parties as p join private.party_kinds as k on k.role = p.role
  where p.order_id = o.id and p.until_at is null and k.performs
$$;
comment on function private.release_performers is
  'Effect of an order that goes back to pending: whoever performed it gave it back and hears nothing more of it.';

create table private.party_paths (
  kind public.order_kind not null,
  role text not null references private.party_kinds (role),
  path text not null constraint party_path_form check (path ~ '^/[^/\\[:cntrl:]]*'),
  primary key (kind, role)
);
create index party_paths_role_idx on private.party_paths (role);
revoke all on private.party_paths from anon, authenticated;
comment on table private.party_paths is
  'Where notifications about orders of a kind lead, where that is elsewhere than for the part''s other orders.';

create or replace function private.notify_party(o public.enhanced_orders, role text, template text,
  params jsonb default '{}') returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.notify(someone.user_id, notify_party.template,
    jsonb_build_object('order_number', o.order_number, 'vendor', o.vendor_name, 'order_id', o.id)
      || notify_party.params,
    format(coalesce((select p.path from private.party_paths as p where p.kind = o.kind and p.role = notify_party.role),
      (select k.path from private.party_kinds as k where k.role = notify_party.role)), o.id))
  from (
    select p.user_id from private.order_parties as p
    where p.order_id = o.id and p.role = notify_party.role and p.user_id is not null and (p.until_at is null
      or p.until_at > now())
    union
    select s.user_id from private.order_parties as p join public.vendor_staff as s on s.vendor_id = p.vendor_id
    where p.order_id = o.id and p.role = notify_party.role and p.until_at is null
    union
    select r.user_id from public.user_roles as r where notify_party.role = 'admin' and r.role = 'admin'
  ) as someone;
end
$$;
