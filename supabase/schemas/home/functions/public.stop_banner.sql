create or replace function public.stop_banner (
  banner_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  old public.banners;
begin
  perform private.require_role('admin');
  select * into old from public.banners as b where b.id = stop_banner.banner_id for no key update;
  if not found then perform private.refuse(404, 'banner_not_found', 'There is no such banner.'); end if;
  if old.valid_to <= now() then return; end if;
  -- One that has not begun yet was never seen: it ends with its beginning.
  update public.banners as b set valid_from = least(b.valid_from, now() - interval '1 microsecond'), valid_to = now()
    where b.id = old.id;
  perform private.audit('stop_banner', 'banner', old.id::text, jsonb_build_object('valid_to', old.valid_to),
    jsonb_build_object('valid_to', now()));
end
$function$;

comment on function public.stop_banner(uuid) is 'Ends a banner now; one that is over stays as it is. Administrators only; in the audit log.';

revoke all on function public.stop_banner(uuid) from public;

grant execute on function public.stop_banner(uuid) to authenticated, postgres;
