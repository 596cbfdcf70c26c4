-- An administrator adds a vendor: the first one of a new project, and every other.

create function private.free_vendor_slug(name text) returns text language sql stable security definer set search_path = '' as $$
  with base as (
    select case when length(s) >= 3 then left(s, 60) else 'vendor' end as slug
    from (select trim(both '-' from regexp_replace(lower(free_vendor_slug.name), '[^a-z0-9]+', '-', 'g')) as s) as t
  )
  select case n when 1 then base.slug else base.slug || '-' || n end
  from base, generate_series(1, 1000) as n
  where not exists (select from public.vendors as v where v.slug = case n when 1 then base.slug else base.slug || '-' || n end)
  order by n limit 1
$$;
comment on function private.free_vendor_slug is 'A slug from a name, with a number where it is taken; a name without Latin letters becomes "vendor".';
revoke execute on function private.free_vendor_slug(text) from public;

create function public.add_vendor(vendor jsonb, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  digits text := regexp_replace(coalesce(add_vendor.vendor ->> 'owner_phone', ''), '\D', '', 'g');
  earlier jsonb;
  owner uuid;
  made public.vendors;
  region public.regions;
begin
  perform private.bound(add_vendor.vendor, 4000);
  earlier := private.claim_idempotency(caller, add_vendor.idempotency_key, 'add_vendor');
  if earlier is not null then return earlier; end if;
  select u.id into owner from auth.users as u where u.phone = case length(digits) when 10 then '91' || digits else digits end and u.deleted_at is null;
  if owner is null or exists (select from private.closed_accounts as c where c.user_id = owner) then
    perform private.refuse(404, 'vendor_owner_unknown', 'Nobody has signed in with this number yet. Ask the owner to sign in once.');
  end if;
  perform private.take_turns('add_vendor', '');
  begin
    made.kind := add_vendor.vendor ->> 'kind';
    made.lat := (add_vendor.vendor ->> 'lat')::double precision;
    made.lng := (add_vendor.vendor ->> 'lng')::double precision;
    made.commission_bp := (add_vendor.vendor ->> 'commission_bp')::integer;
  exception when others then
    perform private.refuse(400, 'vendor_invalid', 'Something about this vendor is not right.');
  end;
  select r.* into region from public.regions as r where r.id = private.region_at(made.lat, made.lng);
  if region.id is null then perform private.refuse(400, 'vendor_outside', 'This place is in no region that we serve.'); end if;
  if coalesce(made.kind::text not in ('food', 'grocery', 'shopping'), true) then
    perform private.refuse(400, 'vendor_invalid', 'Something about this vendor is not right.');
  end if;
  begin
    insert into public.vendors (owner_id, slug, name, kind, region_id, address, area, lat, lng, commission_bp, status)
    values (owner, private.free_vendor_slug(add_vendor.vendor ->> 'name'), trim(add_vendor.vendor ->> 'name'), made.kind, region.id,
      trim(add_vendor.vendor ->> 'address'), coalesce(trim(add_vendor.vendor ->> 'area'), ''), made.lat, made.lng, made.commission_bp, 'active')
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
  earlier := jsonb_build_object('id', made.id, 'slug', made.slug, 'name', made.name, 'region_name', region.name);
  perform private.keep_result(caller, add_vendor.idempotency_key, earlier);
  return earlier;
end
$$;
comment on function public.add_vendor is
  'Adds a vendor with its owner, who has signed in once: {name, kind (food, grocery, shopping), owner_phone, address, area?, lat, lng, commission_bp}. '
  'The region is the one of the place. It is closed until its people enter hours and items. Administrators only, in the audit log. Refuses '
  'vendor_owner_unknown, vendor_outside, vendor_invalid. Answers {id, slug, name, region_name}.';

create function public.admin_vendors(limit_count integer default 50) returns table (
  id uuid, slug text, name text, kind public.vendor_kind, region_name text, area text, owner_name text, items bigint, has_hours boolean, created_at timestamptz
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
