create or replace function public.save_package (
  vendor_id uuid,
  package jsonb
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  p public.service_packages;
begin
  perform private.require_right(save_package.vendor_id, 'prices');
  perform private.bound(save_package.package, 2000);
  if package ->> 'id' is null then
    if (select count(*) from public.service_packages as k where k.vendor_id = save_package.vendor_id) >= 100 then
      perform private.refuse(409, 'too_many_packages', 'No more than 100 packages can be kept.');
    end if;
    insert into public.service_packages (vendor_id, service_id, name, sittings, price_paise, valid_days)
    select s.vendor_id, s.id, trim(package ->> 'name'), (package ->> 'sittings')::smallint,
      (package ->> 'price_paise')::integer, (package ->> 'valid_days')::smallint
    from public.services as s join private.trades as t on t.trade = s.trade and t.package_kind is not null
    where s.id::text = package ->> 'service_id' and s.vendor_id = save_package.vendor_id returning * into p;
    if p.id is null then perform private.refuse(404, 'service_not_found', 'There is no such service.'); end if;
  else
    -- What was sold keeps its sittings, price and end.
    update public.service_packages as k set name = coalesce(trim(package ->> 'name'), k.name),
      sittings = coalesce((package ->> 'sittings')::smallint, k.sittings),
      price_paise = coalesce((package ->> 'price_paise')::integer, k.price_paise),
      valid_days = coalesce((package ->> 'valid_days')::smallint, k.valid_days),
      is_active = coalesce((package ->> 'is_active')::boolean, k.is_active)
    where k.id::text = package ->> 'id' and k.vendor_id = save_package.vendor_id returning * into p;
    if p.id is null then perform private.refuse(404, 'package_not_found', 'There is no such package.'); end if;
  end if;
  return p.id;
exception when check_violation or not_null_violation or data_exception then
  perform private.refuse(400, 'request_invalid', 'This request could not be read.');
end
$function$;

comment on function public.save_package(uuid, jsonb) is 'Adds or changes a package: {id, service_id, name, sittings, price_paise, valid_days, is_active}. What was sold keeps what it was sold as. Needs the right to prices.';

revoke all on function public.save_package(uuid, jsonb) from public;

grant execute on function public.save_package(uuid, jsonb) to authenticated, postgres;
