create or replace function private.misfit (
  a public.provider_applications
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select case
    when substr(g.number_kept, 3, 10) <> p.number_kept then jsonb_build_object('requirement', 'gstin', 'with', 'pan')
    when left(g.number_kept, 2) <> s.code then jsonb_build_object('requirement', 'gstin', 'with', 'address') end
  from private.document_for(a, 'gstin') as g
  left join lateral private.document_for(a, 'pan') as p on true
  left join lateral (select a.profile ->> 'state_code' as code) as s on true
$function$;

comment on function private.misfit(public.provider_applications) is 'Places 3 to 12 of a GSTIN are the PAN, the first two the state of the address: what does not fit, or null.';

revoke all on function private.misfit(public.provider_applications) from public;
