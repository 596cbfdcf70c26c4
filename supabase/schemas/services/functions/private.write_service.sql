create or replace function private.write_service (
  vendor_id uuid,
  service jsonb
)
  returns uuid
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  s public.services;
  broken text;
  lacking text;
begin
  if service ->> 'id' is null then
    if (select count(*) from public.services as k where k.vendor_id = write_service.vendor_id) >= 300 then
      perform private.refuse(409, 'too_many_services', 'No more than 300 services can be kept.');
    end if;
    insert into public.services (vendor_id, trade, name, minutes, price_paise)
    select write_service.vendor_id, t.trade, trim(service ->> 'name'),
      array(select m::smallint from jsonb_array_elements_text(service -> 'minutes') with ordinality as e (m, n)
        order by e.n), (service ->> 'price_paise')::integer
    from public.vendor_trades as t join private.trades as k on k.trade = t.trade
    where t.vendor_id = write_service.vendor_id and k.price = 'private.price_booking'
      and t.trade = coalesce(service ->> 'trade', (select w.trade from public.service_types as w
        where w.type = service ->> 'type'), t.trade)
    order by t.trade limit 1 returning * into s;
    if s.id is null then perform private.refuse(409, 'trade_not_sold', 'This business does not sell that.'); end if;
  else
    select * into s from public.services as k where k.id::text = service ->> 'id'
      and k.vendor_id = write_service.vendor_id for no key update;
    if s.id is null then perform private.refuse(404, 'service_not_found', 'There is no such service.'); end if;
  end if;
  -- A kind of another trade, or a whole kind of work, is nothing that this service can be.
  if service ->> 'type' is not null and not exists (select from public.service_types as w
      where w.type = service ->> 'type' and w.trade = s.trade and w.part_of is not null) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.', '{"field": "type"}');
  end if;
  update public.services as k set name = coalesce(trim(service ->> 'name'), k.name),
    description = case when service ? 'description' then nullif(trim(service ->> 'description'), '')
      else k.description end,
    section = case when service ? 'section' then nullif(trim(service ->> 'section'), '') else k.section end,
    name_translations = coalesce(service -> 'name_translations', k.name_translations),
    preparation = case when service ? 'preparation' then nullif(trim(service ->> 'preparation'), '')
      else k.preparation end,
    minutes = case when service ? 'minutes' then array(select m::smallint
      from jsonb_array_elements_text(service -> 'minutes') with ordinality as e (m, n) order by e.n)
      else k.minutes end,
    before_minutes = coalesce((service ->> 'before_minutes')::smallint, k.before_minutes),
    after_minutes = coalesce((service ->> 'after_minutes')::smallint, k.after_minutes),
    people = coalesce((service ->> 'people')::smallint, k.people),
    warranty_days = coalesce((service ->> 'warranty_days')::smallint, k.warranty_days),
    sets_off = coalesce((service ->> 'sets_off')::boolean, k.sets_off),
    type = case when service ? 'type' then service ->> 'type' else k.type end,
    price_paise = coalesce((service ->> 'price_paise')::integer, k.price_paise),
    is_active = coalesce((service ->> 'is_active')::boolean, k.is_active),
    position = coalesce((service ->> 'position')::smallint, k.position) where k.id = s.id;
  if service ? 'resources' then
    delete from public.service_resources as r where r.service_id = s.id;
    insert into public.service_resources (service_id, need, resource_id, price_paise)
    select s.id, coalesce((e ->> 'need')::smallint, 1), r.id, (e ->> 'price_paise')::integer
    from jsonb_array_elements(service -> 'resources') as e
    join public.resources as r on r.id::text = e ->> 'id' and r.vendor_id = write_service.vendor_id;
  end if;
  return s.id;
exception when check_violation or not_null_violation or unique_violation or foreign_key_violation
    or data_exception then
  get stacked diagnostics broken = constraint_name, lacking = column_name;
  perform private.refuse(400, 'request_invalid', 'This request could not be read.',
    jsonb_build_object('field', coalesce(nullif(lacking, ''), private.field_of_service(broken))));
end
$function$;

comment on function private.write_service(uuid, jsonb) is 'Makes a service of a vendor, or changes the one with an id: see public.save_service.';

revoke all on function private.write_service(uuid, jsonb) from public;
