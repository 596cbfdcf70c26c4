create or replace function private.keep_suspended_closed()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.refuse(403, 'vendor_suspended', 'Angadi has paused this business. Please read why, and appeal.',
    jsonb_build_object('reason', private.suspended_for(new.id)));
  return new;
end
$function$;

comment on function private.keep_suspended_closed() is 'Nobody opens a business that was suspended or has ended.';

revoke all on function private.keep_suspended_closed() from public;
