create or replace function private.open_service (
  category text
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  service public.categories := private.find_category(open_service.category);
  waiting record;
  told integer := 0;
begin
  update public.category_pages as p set opened_at = coalesce(p.opened_at, now()) where p.category_id = service.id;
  for waiting in
    update public.service_interest as s set told_at = now()
    where s.category_id = service.id and s.told_at is null returning s.user_id
  loop
    perform private.notify(waiting.user_id, 'service_open', jsonb_build_object('service', private.category_name(service,
      (select p.language from public.profiles as p where p.id = waiting.user_id))), '/category/' || service.slug);
    told := told + 1;
  end loop;
  return told;
end
$function$;

comment on function private.open_service(text) is 'Marks a service as open and tells everybody who waited for it, once; answers how many. The migration that opens a trade calls it.';

revoke all on function private.open_service(text) from public;
