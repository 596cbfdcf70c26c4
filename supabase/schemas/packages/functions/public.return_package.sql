create or replace function public.return_package (
  order_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  if not exists (select from public.bought_packages as p where p.order_id = return_package.order_id
      and p.user_id = caller) then
    perform private.refuse(404, 'package_not_found', 'There is no such package.');
  end if;
  return jsonb_build_object('refund_paise', private.close_package(return_package.order_id));
end
$function$;

comment on function public.return_package(uuid) is 'Gives the free sittings of one''s package back for what each was bought for: {refund_paise}, none again. Those that are booked stay; one that becomes free later comes back by itself.';

revoke all on function public.return_package(uuid) from public;

grant execute on function public.return_package(uuid) to authenticated, postgres;
