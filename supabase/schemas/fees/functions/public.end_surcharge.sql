create or replace function public.end_surcharge (
  surcharge_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_role('admin');
  ended public.fee_surcharges;
begin
  update public.fee_surcharges as s set valid_to = now(), ended_by = caller
  where s.id = end_surcharge.surcharge_id and (s.valid_to is null or s.valid_to > now()) returning * into ended;
  if not found then
    if exists (select from public.fee_surcharges as s where s.id = end_surcharge.surcharge_id) then return; end if;
    perform private.refuse(404, 'surcharge_not_found', 'There is no such surcharge.');
  end if;
  perform private.audit('end_surcharge', 'fee_surcharge', ended.id::text, null, to_jsonb(ended));
end
$function$;

comment on function public.end_surcharge(uuid) is 'Ends a surcharge now; one that has ended stays as it is. Administrators only; in the audit log.';

revoke all on function public.end_surcharge(uuid) from public;

grant execute on function public.end_surcharge(uuid) to authenticated, postgres;
