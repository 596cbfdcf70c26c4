-- Parties: who takes part in an order, and until when (docs/decisions/0041). Policies, topics, notifications, addresses and
-- phones ask here and nowhere else.

create table private.party_kinds (
  role text primary key,
  performs boolean not null,
  account_role public.app_role,
  path text not null constraint party_path_form check (path ~ '^/[^/\\[:cntrl:]]*')
);
comment on table private.party_kinds is 'The parts that somebody can have in an order, as order_transition_rules names them; a trade may add one.';
comment on column private.party_kinds.performs is 'Whoever performs an order leaves it when it ends; the others stay.';
comment on column private.party_kinds.account_role is 'The role that the account must hold as long as it acts in this part.';
comment on column private.party_kinds.path is 'Where a notification about an order leads; %s is the order''s id.';
insert into private.party_kinds (role, performs, account_role, path) values
  ('user', false, null, '/order-tracking/%s'), ('vendor', false, 'vendor', '/vendor/orders'), ('delivery', true, 'delivery', '/delivery-dashboard'),
  ('driver', true, 'delivery', '/delivery-dashboard'), ('doctor', true, 'doctor', '/doctor-dashboard'), ('professional', true, null, '/vendor/orders'),
  ('receiver', true, null, '/order-tracking/%s'), ('guardian', false, null, '/order-tracking/%s'), ('support', false, 'admin', '/admin?order=%s'),
  ('admin', false, 'admin', '/admin?order=%s');

create table private.order_parties (
  order_id uuid not null references public.enhanced_orders (id),
  role text not null,
  user_id uuid references auth.users (id),
  vendor_id uuid references public.vendors (id),
  from_at timestamptz not null default clock_timestamp(),
  until_at timestamptz,
  primary key (order_id, role, from_at),
  constraint party_is_somebody check (num_nonnulls(user_id, vendor_id) = 1)
);
create unique index order_parties_present_idx on private.order_parties (order_id, role) where until_at is null;
create index order_parties_user_idx on private.order_parties (user_id);
create index order_parties_vendor_idx on private.order_parties (vendor_id);
comment on table private.order_parties is
  'Who takes part in an order. Administrators and the region''s franchise take part in every order by rule and have no row. Rows are never deleted.';
comment on column private.order_parties.until_at is 'Null for somebody who takes part; from this time on they neither see, hear nor move the order.';

create function private.add_party(order_id uuid, role text, user_id uuid, vendor_id uuid default null) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  insert into private.order_parties (order_id, role, user_id, vendor_id)
  values (add_party.order_id, add_party.role, add_party.user_id, add_party.vendor_id);
end
$$;
comment on function private.add_party is 'Lets a user or a vendor take part in an order from now on.';

create function private.end_party(order_id uuid, role text, until_at timestamptz default now()) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  left_by uuid;
begin
  update private.order_parties as p set until_at = end_party.until_at
  where p.order_id = end_party.order_id and p.role = end_party.role and p.until_at is null returning p.user_id into left_by;
  if not found then return; end if;
  if end_party.until_at > now() then
    insert into private.order_timers (order_id, action, due_at) values (end_party.order_id, 'contact_ends', end_party.until_at);
  else
    perform private.rename_topic('order:' || end_party.order_id);
    perform private.recheck_subscriptions(left_by);
  end if;
end
$$;
comment on function private.end_party is 'Ends a part in an order, now or at a later time; from then on its holder hears nothing more of it.';

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description, is_public) values
  ('contact_seconds', 'integer', 'seconds', '1800', 0, 86400, 'orders',
   'How long the parties of an order can still reach each other after it has ended.', true);

create function private.contact_open(o public.enhanced_orders) returns boolean language sql stable set search_path = '' as $$
  select o.status not in ('delivered', 'cancelled') or o.status_since > now() - make_interval(secs => private.setting_int('contact_seconds'))
$$;
comment on function private.contact_open is 'Whether the parties of an order can still reach each other: while it lives, and a while after.';

create function private.takes_part(order_id uuid, caller uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.order_parties as p join private.party_kinds as k on k.role = p.role
    where p.order_id = takes_part.order_id and p.user_id = takes_part.caller and (p.until_at is null or p.until_at > now())
      and (k.account_role is null or exists (select from public.user_roles as r where r.user_id = p.user_id and r.role = k.account_role)))
$$;
comment on function private.takes_part is 'Whether an order''s topic is for this person: somebody named in it, not a vendor''s people, who have their own.';

create function private.party_roles(order_id uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  with own as (
    select p.role, p.from_at from private.order_parties as p join private.party_kinds as k on k.role = p.role
    where p.order_id = party_roles.order_id and (p.until_at is null or p.until_at > now())
      and case when p.vendor_id is not null then private.works_for(p.vendor_id)
        else p.user_id = auth.uid() and (k.account_role is null or private.has_role(k.account_role)) end
      -- Nobody hands over to themselves: a customer has no other part in their order.
      and (p.role = 'user' or not exists (select from private.order_parties as c
        where c.order_id = p.order_id and c.role = 'user' and c.user_id = auth.uid()))
  )
  select case when exists (select from own) then array(select o.role from own as o order by o.from_at)
    -- Whose own order it is, on either side of it, decides nothing about its money as an administrator.
    when private.is_admin() and exists (select from public.enhanced_orders as o where o.id = party_roles.order_id) then '{admin}'
    else '{}' end
$$;
comment on function private.party_roles is 'The caller''s parts in an order, as order_transition_rules names them; none for anyone uninvolved, admin for administrators who have no part of their own.';

create function private.notify_party(o public.enhanced_orders, role text, template text, params jsonb default '{}'::jsonb) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.notify(someone.user_id, notify_party.template,
    jsonb_build_object('order_number', o.order_number, 'vendor', o.vendor_name, 'order_id', o.id) || notify_party.params,
    format((select k.path from private.party_kinds as k where k.role = notify_party.role), o.id))
  from (
    select p.user_id from private.order_parties as p
    where p.order_id = o.id and p.role = notify_party.role and p.user_id is not null and (p.until_at is null or p.until_at > now())
    union
    select s.user_id from private.order_parties as p join public.vendor_staff as s on s.vendor_id = p.vendor_id
    where p.order_id = o.id and p.role = notify_party.role and p.until_at is null
    union
    select r.user_id from public.user_roles as r where notify_party.role = 'admin' and r.role = 'admin'
  ) as someone;
end
$$;
comment on function private.notify_party is
  'Notifies whoever has a part in an order: {order_number, vendor, order_id} and further params; all administrators for admin.';

create function private.part_with_performers(o public.enhanced_orders, was public.order_status) returns void
language sql set search_path = '' as $$
  select private.end_party(o.id, p.role, now() + make_interval(secs => private.setting_int('contact_seconds')))
  from private.order_parties as p join private.party_kinds as k on k.role = p.role
  where p.order_id = o.id and p.until_at is null and k.performs
$$;
comment on function private.part_with_performers is 'Whoever performed an order leaves it when it has ended and nobody needs to be reached any more.';
insert into private.order_effects (kind, to_status, position, effect)
select kind, ended, 90, 'private.part_with_performers'
from unnest(enum_range(null::public.order_kind)) as kind, unnest('{delivered,cancelled}'::public.order_status[]) as ended;

create function private.end_contact(order_id uuid, timer private.order_timers) returns void language sql set search_path = '' as $$
  select private.rename_topic('order:' || end_contact.order_id)
$$;
comment on function private.end_contact is 'Whoever has left an order meanwhile cannot join its topic under the new name.';
insert into private.timer_actions (action, run) values ('contact_ends', 'private.end_contact');
