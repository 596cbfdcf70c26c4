create or replace function private.call_function (
  name text,
  header text,
  patience_ms integer
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  called private.called_functions;
begin
  select * into called from private.called_functions as f where f.edge_function = call_function.name;
  if not found then return; end if;
  perform net.http_post(url := called.url, body := '{}'::jsonb,
    headers := jsonb_build_object('content-type', 'application/json', call_function.header, called.secret),
    timeout_milliseconds := patience_ms);
end
$function$;

comment on function private.call_function(text, text, integer) is 'Wakes an edge function with its secret in a header; where it is not known, nothing happens.';

revoke all on function private.call_function(text, text, integer) from public;
