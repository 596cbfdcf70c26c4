create or replace function public.save_resource (
  vendor_id uuid,
  resource jsonb
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  saved uuid;
begin
  perform private.require_right(save_resource.vendor_id, 'catalogue');
  perform private.bound(save_resource.resource, 8000);
  if resource ->> 'id' is null then
    if (select count(*) from public.resources as r where r.vendor_id = save_resource.vendor_id) >= 100 then
      perform private.refuse(409, 'too_many_resources', 'No more than 100 people and rooms can be kept.');
    end if;
    insert into public.resources (vendor_id, kind, name, capacity, per_day, gender)
    values (save_resource.vendor_id, coalesce(resource ->> 'kind', 'person'), trim(resource ->> 'name'),
      coalesce((resource ->> 'capacity')::smallint, 1), (resource ->> 'per_day')::smallint, resource ->> 'gender')
    returning id into saved;
    -- Services that were prepared before there was anybody: the first person does them.
    insert into public.service_resources (service_id, need, resource_id)
    select s.id, 1, saved from public.services as s where s.vendor_id = save_resource.vendor_id
      and coalesce(resource ->> 'kind', 'person') = 'person'
      and not exists (select from public.resources as r where r.vendor_id = save_resource.vendor_id
        and r.kind = 'person' and r.id <> saved)
      and not exists (select from public.service_resources as e where e.service_id = s.id and e.need = 1);
  else
    update public.resources as r set name = coalesce(trim(resource ->> 'name'), r.name),
      capacity = coalesce((resource ->> 'capacity')::smallint, r.capacity),
      per_day = case when resource ? 'per_day' then (resource ->> 'per_day')::smallint else r.per_day end,
      gender = case when resource ? 'gender' then resource ->> 'gender' else r.gender end,
      is_active = coalesce((resource ->> 'is_active')::boolean, r.is_active)
    where r.id::text = resource ->> 'id' and r.vendor_id = save_resource.vendor_id returning r.id into saved;
    if saved is null then perform private.refuse(404, 'resource_not_found', 'There is nobody of that name.'); end if;
  end if;
  if resource ? 'user_id' then
    perform private.link_account(save_resource.vendor_id, saved, resource ->> 'user_id');
  end if;
  -- With the first hours, so that nobody new is there at night for as long as hours are missing.
  if resource ? 'hours' then perform public.save_resource_week(saved, private.today(), resource -> 'hours'); end if;
  return saved;
exception when check_violation or not_null_violation or invalid_text_representation
    or numeric_value_out_of_range then
  perform private.refuse(400, 'request_invalid', 'This request could not be read.');
end
$function$;

comment on function public.save_resource(uuid, jsonb) is 'Adds or changes a person, a room or a pool of a vendor: {id, kind, name, capacity, per_day, gender, is_active, user_id: the account of whoever it is, one of the business''s people, hours: those of the week from today on}. Bookings of somebody who is switched off stand. The first person does the services that nobody does yet. Needs the right to the catalogue.';

revoke all on function public.save_resource(uuid, jsonb) from public;

grant execute on function public.save_resource(uuid, jsonb) to authenticated, postgres;
