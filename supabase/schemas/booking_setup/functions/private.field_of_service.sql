create or replace function private.field_of_service (
  "constraint" text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case "constraint" when 'service_name_length' then 'name' when 'service_translations' then 'name_translations'
    when 'service_description_length' then 'description' when 'service_preparation_length' then 'preparation'
    when 'service_section_length' then 'section' when 'service_minutes_form' then 'minutes'
    when 'service_before_range' then 'before_minutes' when 'service_after_range' then 'after_minutes'
    when 'service_people_range' then 'people' when 'service_price_range' then 'price_paise'
    when 'service_need_range' then 'resources' when 'service_person_price_range' then 'resources'
    when 'service_resources_pkey' then 'resources' when 'service_warranty_range' then 'warranty_days'
    when 'services_type_fkey' then 'type' end
$function$;

comment on function private.field_of_service(text) is 'Which field of a service a constraint is about, so that a refusal can stand at it; null for none.';

revoke all on function private.field_of_service(text) from public;
