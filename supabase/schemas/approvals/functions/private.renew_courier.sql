create or replace function private.renew_courier (
  a public.provider_applications
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update public.couriers as c set plate = d.number_kept from private.document_for(a, 'vehicle') as d
  where c.user_id = a.made and d.state = 'accepted' and d.number_kept is not null
    and c.plate is distinct from d.number_kept
$function$;

comment on function private.renew_courier(public.provider_applications) is 'The plate of a courier is that of the vehicle''s newest paper.';

revoke all on function private.renew_courier(public.provider_applications) from public;
