-- An administrator adds vendors, the operator couriers: the first ones of a new project, and every other.

create function private.free_vendor_slug(name text) returns text
language sql stable security definer set search_path = '' as $$
  with words as (
    select trim(both '-' from regexp_replace(lower(free_vendor_slug.name), '[^a-z0-9]+', '-', 'g')) as slug
  ), base as (
    select case when length(w.slug) >= 3 then left(w.slug, 60) else 'vendor' end as slug from words as w
  ), candidates as (
    select n, b.slug || case n when 1 then '' else '-' || n end as slug from base as b, generate_series(1, 1000) as n
  )
  select c.slug from candidates as c
  where not exists (select from public.vendors as v where v.slug = c.slug) order by c.n limit 1
$$;
comment on function private.free_vendor_slug is
  'A slug from a name, with a number where it is taken; a name without Latin letters becomes "vendor".';
revoke execute on function private.free_vendor_slug(text) from public;

create function private.account_of_phone(phone text) returns uuid
language sql stable security definer set search_path = '' as $$
  select u.id from auth.users as u, regexp_replace(account_of_phone.phone, '\D', '', 'g') as digits
  where digits ~ '^(91)?[6-9][0-9]{9}$' and u.phone = '91' || right(digits, 10) and u.deleted_at is null
    and not exists (select from private.closed_accounts as c where c.user_id = u.id)
$$;
comment on function private.account_of_phone is
  'The open account of an Indian number, however it is written; null where there is none.';
revoke execute on function private.account_of_phone(text) from public;

create function public.add_vendor(vendor jsonb, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  given jsonb := add_vendor.vendor;
  owner uuid;
  made public.vendors;
  region public.regions;
  answer jsonb;
begin
  perform private.bound(given, 4000);
  answer := private.claim_idempotency(caller, add_vendor.idempotency_key, 'add_vendor');
  if answer is not null then return answer; end if;
  owner := private.account_of_phone(given ->> 'owner_phone');
  if owner is null then
    perform private.refuse(404, 'vendor_owner_unknown',
      'Nobody has signed in with this number yet. Ask the owner to sign in once.');
  end if;
  perform private.take_turns('add_vendor', '');
  begin
    made.kind := given ->> 'kind';
    made.lat := (given ->> 'lat')::double precision;
    made.lng := (given ->> 'lng')::double precision;
    made.commission_bp := (given ->> 'commission_bp')::integer;
  exception when others then
    perform private.refuse(400, 'vendor_invalid', 'Something about this vendor is not right.');
  end;
  select r.* into region from public.regions as r where r.id = private.region_at(made.lat, made.lng);
  if region.id is null then
    perform private.refuse(400, 'vendor_outside', 'This place is in no region that we serve.');
  end if;
  if coalesce(made.kind::text not in ('food', 'grocery', 'shopping'), true) then
    perform private.refuse(400, 'vendor_invalid', 'Something about this vendor is not right.');
  end if;
  begin
    insert into public.vendors
      (owner_id, slug, name, kind, region_id, address, area, lat, lng, commission_bp, status)
    values (owner, private.free_vendor_slug(given ->> 'name'), trim(given ->> 'name'), made.kind, region.id,
      trim(given ->> 'address'), coalesce(trim(given ->> 'area'), ''), made.lat, made.lng, made.commission_bp, 'active')
    returning * into made;
  exception when check_violation or not_null_violation then
    perform private.refuse(400, 'vendor_invalid', 'Something about this vendor is not right.');
  end;
  case made.kind
    when 'food' then insert into public.restaurants (vendor_id) values (made.id);
    when 'grocery' then insert into public.grocery_stores (vendor_id) values (made.id);
    else insert into public.shops (vendor_id) values (made.id);
  end case;
  insert into public.vendor_staff (vendor_id, user_id, position) values (made.id, owner, 'owner');
  insert into public.user_roles (user_id, role, granted_by) values (owner, 'vendor', caller) on conflict do nothing;
  perform private.audit('add_vendor', 'vendor', made.id::text, null, to_jsonb(made) - 'search');
  answer := jsonb_build_object('id', made.id, 'slug', made.slug, 'name', made.name, 'region_name', region.name);
  perform private.keep_result(caller, add_vendor.idempotency_key, answer);
  return answer;
end
$$;
comment on function public.add_vendor is
  'Adds a vendor with its owner, who has signed in once: {name, kind (food, grocery, shopping), owner_phone, address, '
  'area?, lat, lng, commission_bp}. The region is the one of the place. It is closed until its people enter hours and '
  'items. Administrators only, in the audit log. Refuses vendor_owner_unknown, vendor_outside, vendor_invalid. '
  'Answers {id, slug, name, region_name}.';

create function public.admin_vendors(limit_count integer default 50) returns table (
  id uuid, slug text, name text, kind public.vendor_kind, region_name text, area text, owner_name text,
  items bigint, has_hours boolean, created_at timestamptz
) language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
    select v.id, v.slug, v.name, v.kind, r.name, v.area, private.name_of(v.owner_id),
      (select count(*) from public.catalog_items as i where i.vendor_id = v.id),
      exists (select from public.vendor_hours as h where h.vendor_id = v.id), v.created_at
    from public.vendors as v join public.regions as r on r.id = v.region_id
    order by v.created_at desc, v.id limit least(greatest(coalesce(admin_vendors.limit_count, 50), 1), 100);
end
$$;
comment on function public.admin_vendors is
  'The vendors that were added last, with what they still need: items, and hours. Administrators only.';

revoke execute on function public.add_vendor(jsonb, text), public.admin_vendors(integer) from public, anon;
grant execute on function public.add_vendor(jsonb, text), public.admin_vendors(integer) to authenticated;

-- Couriers, whose documents the operator has looked at.
create function private.add_courier(phone text, name text, vehicle_kind text, region_slug text) returns uuid
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  who uuid := private.account_of_phone(add_courier.phone);
begin
  if who is null then raise exception 'Nobody has signed in with % yet', add_courier.phone; end if;
  insert into public.couriers as c (user_id, name, phone, vehicle_kind, verified, region_id)
  select who, add_courier.name, '+' || u.phone, add_courier.vehicle_kind, true, r.id
  from public.regions as r, auth.users as u where r.slug = add_courier.region_slug and u.id = who
  on conflict (user_id) do update set name = excluded.name, phone = excluded.phone, verified = true,
    vehicle_kind = excluded.vehicle_kind, region_id = excluded.region_id;
  if not found then raise exception 'There is no region %', add_courier.region_slug; end if;
  insert into public.user_roles (user_id, role) values (who, 'delivery') on conflict do nothing;
  perform private.audit('add_courier', 'user', who::text, null,
    jsonb_build_object('region', add_courier.region_slug, 'vehicle_kind', add_courier.vehicle_kind));
  return who;
end
$$;
comment on function private.add_courier is
  'Makes a courier of somebody who has signed in once; for the operator, after looking at the documents '
  '(docs/operations/deploy.md).';
revoke execute on function private.add_courier(text, text, text, text) from public;
