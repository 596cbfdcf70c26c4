create or replace function private.add_courier (
  phone text,
  name text,
  vehicle_kind text,
  region_slug text
)
  returns uuid
  language plpgsql
  set search_path to ''
  AS $function$
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
$function$;

comment on function private.add_courier(text, text, text, text) is 'Makes a courier of somebody who has signed in once; for the operator, after looking at the documents (docs/operations/deploy.md).';

revoke all on function private.add_courier(text, text, text, text) from public;
