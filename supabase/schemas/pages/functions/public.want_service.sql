create or replace function public.want_service (
  category text,
  wanted boolean default true,
  region text default null::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  service public.categories := private.find_category(want_service.category);
  page public.category_pages;
begin
  perform private.bound(want_service.region, 60);
  if want_service.wanted is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.');
    end if;
  perform private.hold_account(caller);
  select * into page from public.category_pages as p where p.category_id = service.id;
  if want_service.wanted then
    if page.category_id is null or page.opened_at is not null then
      perform private.refuse(409, 'service_is_open', 'This service is open already.');
    end if;
    insert into public.service_interest (user_id, category_id, region_id)
    values (caller, service.id, (select r.id from public.regions as r where r.slug = want_service.region))
    on conflict (user_id, category_id) do update set region_id = coalesce(excluded.region_id,
      service_interest.region_id), told_at = null;
  else
    delete from public.service_interest as s where s.user_id = caller and s.category_id = service.id;
  end if;
  return jsonb_build_object('wanted', want_service.wanted, 'wishes', private.wishes_for(service.id));
end
$function$;

comment on function public.want_service(text, boolean, text) is 'Stores or withdraws the caller''s wish to be told when a service opens, as often as it is sent; answers {wanted, wishes}. region: the slug of the town where it is wanted.';

revoke all on function public.want_service(text, boolean, text) from public;

grant execute on function public.want_service(text, boolean, text) to authenticated, postgres;
