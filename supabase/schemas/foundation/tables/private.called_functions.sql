create table private.called_functions (
  edge_function text not null,
  url text not null,
  secret text not null,
  constraint called_function_name check ((edge_function ~ '^[a-z][a-z-]{0,39}$'::text)),
  constraint called_function_secret_length check ((length(secret) >= 20)),
  constraint called_functions_pkey primary key (edge_function)
);

comment on table private.called_functions is 'URL of each edge function that the database calls, and the secret that proves the call comes from the database.';
